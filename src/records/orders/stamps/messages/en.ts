export const en = {
  'timestampSettings.url': 'Address of the service',
  'timestampSettings.certificates': 'Certificates that you trust',
  'timestamp.hint':
    'A service outside the agency can sign when each act of an order existed (RFC 3161). Only a checksum is sent to it, no names and no texts. If it is down, orders are signed as ever, and stamped later.',
  'timestamp.urlHint':
    'Such as http://timestamp.example.com; your provider of qualified signatures names it. Empty: off.',
  'timestamp.certificatesHint':
    'In PEM, as the service publishes them. With them, timestamps of anybody else are refused.',
  'timestamp.off': 'Off: orders are not stamped.',
  'timestamp.counts': 'Acts with a timestamp: {{stamped}}; without: {{unstamped}}.',
  'timestamp.failed': 'No timestamp on {{date}}; it is tried again.',
  'timestamp.saved': 'The service was saved.',
  'timestamp.try': 'Try now',
  'timestamp.reload': 'Show what was saved',
  'timestamp.works':
    'It works: {{service}} stamped at {{time}}. Without certificates that you trust, nobody checks that it is the right one.',
  'timestamp.worksTrusted': 'It works: {{service}}, which you trust, stamped at {{time}}.',
  'timestamp.noCertificates': 'This is no certificate in PEM (-----BEGIN CERTIFICATE-----).',
  'timestamp.failure.address': 'Enter an address that begins with http:// or https://.',
  'timestamp.failure.inside': 'This address is inside the server’s own network.',
  'timestamp.failure.unknownHost': 'There is no server of this name.',
  'timestamp.failure.unreachable': 'The server does not answer.',
  'timestamp.failure.slow': 'The server did not answer within 15 seconds.',
  'timestamp.failure.large': 'The answer is far larger than a timestamp.',
  'timestamp.failure.missing': 'There is nothing at this address.',
  'timestamp.failure.denied': 'The service wants its users to sign in.',
  'timestamp.failure.status': 'The server answered with an error.',
  'timestamp.failure.redirects': 'The service has another address by now. Enter that one.',
  'timestamp.failure.refused': 'The service refused to stamp.',
  'timestamp.failure.unreadable': 'The answer is not a timestamp.',
  'timestamp.failure.otherContent': 'The timestamp is of something else.',
  'timestamp.failure.otherRequest': 'The timestamp answers another request.',
  'timestamp.failure.badSignature': 'The signature of the timestamp does not fit.',
  'timestamp.failure.untrusted':
    'The timestamp does not lead to one of the certificates that you trust.',
  'timestamp.failure.otherTime':
    'The clocks of the service and of this server are more than an hour apart.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
