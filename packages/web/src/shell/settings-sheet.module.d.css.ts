export declare const own: string;
