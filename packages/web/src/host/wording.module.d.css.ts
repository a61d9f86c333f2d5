export declare const calls: string;
export declare const file: string;
export declare const isLong: string;
export declare const line: string;
export declare const preview: string;
