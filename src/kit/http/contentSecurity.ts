// What the browser may load: our own scripts only, nothing inline that runs.
import type { HelmetOptions } from 'helmet'

const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** `mapOrigins` may grow while the server runs. */
export const contentSecurity = (mapOrigins: readonly string[]): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      // The component library writes its variables into a style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', () => mapOrigins.join(' ')],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", () => mapOrigins.join(' ')],
      mediaSrc: ["'self'"],
      frameSrc: ["'self'", ...videoHosts],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Whoever serves it over TLS says so there; on plain http the header would lock people out.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
})
