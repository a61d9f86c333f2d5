export declare const form: string;
export declare const pair: string;
export declare const wrong: string;
