export declare const banner: string;
export declare const connection: string;
export declare const say: string;
export declare const stale: string;
