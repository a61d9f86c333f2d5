export declare const toast: string;
