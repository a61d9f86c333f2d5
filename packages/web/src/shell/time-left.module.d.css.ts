export declare const left: string;
export declare const line: string;
export declare const why: string;
