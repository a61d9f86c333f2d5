export declare const cards: string;
export declare const dots: string;
export declare const number: string;
export declare const on: string;
export declare const picture: string;
