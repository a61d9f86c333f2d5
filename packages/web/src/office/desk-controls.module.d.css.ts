export declare const area: string;
export declare const deed: string;
export declare const deedSure: string;
export declare const deedWhy: string;
