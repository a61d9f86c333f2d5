export declare const figure: string;
export declare const table: string;
