export declare const body: string;
export declare const left: string;
export declare const pips: string;
export declare const right: string;
export declare const top: string;
