export declare const dealer: string;
export declare const isChosen: string;
export declare const line: string;
export declare const map: string;
export declare const rail: string;
export declare const rows: string;
export declare const says: string;
export declare const seat: string;
