export declare const writing: string;
