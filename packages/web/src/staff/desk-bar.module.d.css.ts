export declare const bar: string;
export declare const heading: string;
export declare const line: string;
export declare const space: string;
