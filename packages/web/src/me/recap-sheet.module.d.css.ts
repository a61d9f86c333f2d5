export declare const card: string;
