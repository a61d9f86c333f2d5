export declare const line: string;
export declare const rail: string;
