export declare const pages: string;
