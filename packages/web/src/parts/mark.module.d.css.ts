export declare const large: string;
export declare const mark: string;
export declare const small: string;
