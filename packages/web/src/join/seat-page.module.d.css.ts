export declare const free: string;
export declare const head: string;
export declare const house: string;
export declare const lesson: string;
