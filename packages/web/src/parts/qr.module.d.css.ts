export declare const qr: string;
