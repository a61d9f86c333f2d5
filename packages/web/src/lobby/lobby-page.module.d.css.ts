export declare const bar: string;
export declare const fact: string;
export declare const facts: string;
export declare const page: string;
export declare const phase: string;
