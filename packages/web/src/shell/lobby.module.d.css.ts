export declare const heading: string;
export declare const labFoot: string;
export declare const page: string;
export declare const tables: string;
