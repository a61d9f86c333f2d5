export declare const always: string;
export declare const isRefused: string;
export declare const key: string;
export declare const keys: string;
export declare const told: string;
