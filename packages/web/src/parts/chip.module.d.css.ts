export declare const figure: string;
export declare const stack: string;
