export declare const body: string;
export declare const close: string;
export declare const head: string;
export declare const sheet: string;
export declare const title: string;
