export declare const address: string;
export declare const code: string;
export declare const lines: string;
export declare const part: string;
export declare const spark: string;
export declare const sums: string;
