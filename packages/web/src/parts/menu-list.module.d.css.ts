export declare const item: string;
export declare const list: string;
