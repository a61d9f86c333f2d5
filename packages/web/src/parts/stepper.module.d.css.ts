export declare const stepper: string;
export declare const value: string;
