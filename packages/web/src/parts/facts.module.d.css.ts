export declare const facts: string;
