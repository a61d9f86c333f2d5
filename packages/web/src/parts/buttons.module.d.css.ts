export declare const buttons: string;
export declare const lean: string;
export declare const two: string;
