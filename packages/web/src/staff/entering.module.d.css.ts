export declare const entering: string;
