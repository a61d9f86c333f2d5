export declare const decision: string;
export declare const entry: string;
export declare const form: string;
export declare const ladder: string;
export declare const phase: string;
export declare const rights: string;
export declare const sure: string;
export declare const words: string;
