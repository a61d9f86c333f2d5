export declare const cube: string;
export declare const cubeBox: string;
export declare const isFalling: string;
export declare const isResting: string;
export declare const isRolling: string;
export declare const side: string;
export declare const still: string;
export declare const tumble: string;
