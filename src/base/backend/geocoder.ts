/** The service that looks up positions of addresses, and the User-Agent of our requests to it. */
export type Geocoder = { url: string; userAgent: string }
