export declare const cards: string;
export declare const dots: string;
export declare const note: string;
export declare const number: string;
export declare const on: string;
export declare const picture: string;
export declare const reactions: string;
export declare const sent: string;
