export declare const body: string;
export declare const die: string;
export declare const pip: string;
