export declare const clause: string;
export declare const how: string;
export declare const isWon: string;
export declare const line: string;
export declare const note: string;
export declare const value: string;
export declare const what: string;
