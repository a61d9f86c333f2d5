export declare const dice: string;
export declare const isNext: string;
