/** Where the service is that knows where addresses are, and who asks it. */
export type Geocoder = { url: string; userAgent: string }
