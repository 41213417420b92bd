export const en = {
  'mailSettings.hint': 'The server that sends the agency’s mail, and its sender.',
  'mailSettings.server': 'Mail server',
  'mailSettings.signIn': 'Sign-in',
  'mailSettings.signIn.password': 'User and password',
  'mailSettings.signIn.google': 'Google (Gmail, Workspace)',
  'mailSettings.signIn.microsoft': 'Microsoft (Outlook, 365)',
  'mailSettings.host': 'Server',
  'mailSettings.port': 'Port',
  'mailSettings.security': 'Encryption',
  'mailSettings.security.tls': 'TLS',
  'mailSettings.security.starttls': 'STARTTLS',
  'mailSettings.security.none': 'None',
  'mailSettings.unsafe': 'Without encryption anybody on the way can read mail and password.',
  'mailSettings.user': 'User',
  'mailSettings.mailbox': 'Mailbox (e-mail)',
  'mailSettings.password': 'Password',
  'mailSettings.passwordStored': 'Stored on {{date}}. Leave empty to keep it.',
  'mailSettings.passwordAgain': 'Type the password again: it was stored for another server.',
  'mailSettings.showPassword': 'Show the password',
  'mailSettings.sender': 'Sender',
  'mailSettings.senderAddress': 'Sender’s address',
  'mailSettings.senderName': 'Sender’s name',
  'mailSettings.clientId': 'Client ID',
  'mailSettings.clientSecret': 'Client secret',
  'mailSettings.tenant': 'Directory (tenant) ID',
  'mailSettings.tenantHint': 'Empty: any organisation',
  'mailSettings.passwordSetOn': 'Password set',
  'mailSettings.clientSecretSetOn': 'Client secret set',
  'mailSettings.connectedOn': 'Connected',
  'mailSettings.consentLostOn': 'Consent lost',
  'mailSettings.noHost': 'A server is written as mail.example.com, without https://.',
  'mailSettings.byOperator': 'Set by the server’s operator: {{name}}',
  'mailSettings.heldBack':
    'All mail is written to files on the server and nobody gets it: set by the server’s operator (MAIL_HELD_BACK).',
  'mailSettings.outbox': 'No server is set yet: mail is written to files and nobody gets it.',
  'mailSettings.saved': 'Saved',
  'mailSettings.reload': 'Show what is saved',
  'mailSettings.saveFirst': 'Save first.',
  'mailSettings.google.how':
    'In the Google Cloud console: create a project, set up the consent screen as “Internal”, and create credentials of the type “OAuth client ID”, “Web application”, with this redirect address. Copy ID and secret here.',
  'mailSettings.microsoft.how':
    'In Microsoft Entra: register an application of the type “Web” with this redirect address, add the delegated permission SMTP.Send, and create a client secret. Copy the IDs and the secret here. “Authenticated SMTP” must be on for the mailbox.',
  'mailSettings.redirect': 'Redirect address',
  'mailSettings.connect': 'Connect',
  'mailSettings.connectAgain': 'Connect again',
  'mailSettings.disconnect': 'Disconnect',
  'mailSettings.disconnectQuestion': 'Mail is not sent until somebody connects again. Disconnect?',
  'mailSettings.connecting': 'Connecting…',
  'mailSettings.connectedSince': 'Connected since {{date}}.',
  'mailSettings.notConnected': 'Not connected yet: no mail is sent.',
  'mailSettings.consentIsLost':
    'The provider no longer accepts the consent since {{date}}: no mail is sent. Connect again.',
  'mailSettings.registrationFirst':
    'Enter and save the mailbox, the client ID and the secret first.',
  'mailSettings.connectFirst': 'The mailbox is not connected: press “Connect” first.',
  'mailSettings.otherConsent':
    'This answer of the provider belongs to another sign-in, or came too late. Press “Connect” again.',
  'mailSettings.consentRefused': 'The provider refused: {{said}}',
  'mailSettings.noProvider': 'The provider cannot be reached. Try again in some minutes.',
  'mailSettings.noRefreshToken':
    'The provider gave no lasting permission. Remove the access of this application in the account there, and connect again.',
  'mailSettings.lost.source': 'Mail is not sent',
  'mailSettings.lost':
    'The provider no longer accepts the consent of {{user}}. Mail waits: connect again at Settings, Mail server.',
  'mailSettings.trial': 'Send a test mail',
  'mailSettings.trial.hint': 'With the values above, saved or not.',
  'mailSettings.trial.refused': 'Please correct the marked fields, then send it again.',
  'mailSettings.trial.to': 'To',
  'mailSettings.trial.send': 'Send a test mail',
  'mailSettings.trial.subject': 'Test mail from Estia',
  'mailSettings.trial.text':
    'This is a test mail from Estia. If you can read it, the mail server works.',
  'mailSettings.trial.sent': 'The server took the mail. Look into the mailbox, also under spam.',
  'mailSettings.trial.notSent': 'The mail was not sent.',
  'mailSettings.trial.skipped': 'Not used',
  'mailSettings.trial.milliseconds': '{{milliseconds}} ms',
  'mailSettings.trial.certificate': '{{protocol}}, certificate of {{name}}, until {{date}}',
  'mailSettings.step.lookup': 'Find the server',
  'mailSettings.step.connect': 'Connect',
  'mailSettings.step.tls': 'Encrypt',
  'mailSettings.step.greeting': 'Greeting',
  'mailSettings.step.signIn': 'Sign in',
  'mailSettings.step.sender': 'Sender',
  'mailSettings.step.recipient': 'Recipient',
  'mailSettings.step.message': 'Message',
  'mailSettings.failure.slow': 'The server takes longer than a minute. Try again later.',
  'mailSettings.failure.unknownHost': 'There is no server of this name. Check how it is written.',
  'mailSettings.failure.noInternet':
    'Names cannot be looked up: this server has no internet at the moment.',
  'mailSettings.failure.inside':
    'This is an address inside the server’s own network. Only the operator can allow it: MAIL_HOSTS_INSIDE.',
  'mailSettings.failure.portClosed':
    'The server refuses connections at this port. Usual are 465 with TLS and 587 with STARTTLS.',
  'mailSettings.failure.silent':
    'The server does not answer. Check port and encryption; a firewall may block the port.',
  'mailSettings.failure.unreachable': 'The server cannot be reached. Check server and port.',
  'mailSettings.failure.otherName':
    'The certificate is for another name. Enter the name that the provider gives for the server.',
  'mailSettings.failure.expired':
    'The certificate is out of date. The provider of the server must renew it.',
  'mailSettings.failure.untrusted':
    'The certificate is not from a known authority. The provider of the server must get a proper one.',
  'mailSettings.failure.oldTls':
    'The server only knows an old, unsafe TLS. Its provider must allow TLS 1.2 or newer.',
  'mailSettings.failure.notTls':
    'There is no TLS at this port. Choose STARTTLS, or port 465 with TLS.',
  'mailSettings.failure.noStarttls':
    'The server offers no STARTTLS here. Choose TLS with port 465.',
  'mailSettings.failure.tls': 'No encrypted connection came about. Check port and encryption.',
  'mailSettings.failure.greeting':
    'This is no mail server, or it is busy. Check server, port and encryption.',
  'mailSettings.failure.wrongPassword':
    'User or password is wrong. Many servers want the whole e-mail address as user.',
  'mailSettings.failure.basicEnded':
    'The provider no longer takes the password of the account. Choose Google or Microsoft as sign-in above, or make an app password there.',
  'mailSettings.failure.tokenRefused':
    'The provider does not take the consent for this mailbox. Check the mailbox, and that it may send by SMTP; then connect again.',
  'mailSettings.failure.noSignIn':
    'The server takes no sign-in here. Check port and encryption, or leave the user empty.',
  'mailSettings.failure.signIn': 'The sign-in failed; what the server says stands above.',
  'mailSettings.failure.signInFirst': 'The server wants a sign-in: enter user and password.',
  'mailSettings.failure.senderRefused':
    'The server does not send for this sender. Use the address of the mailbox, or allow the address there.',
  'mailSettings.failure.noMailbox': 'There is no such recipient. Check the address.',
  'mailSettings.failure.noRelay':
    'The server takes no mail for others without a sign-in: enter user and password.',
  'mailSettings.failure.recipientRefused': 'The server refuses this recipient.',
  'mailSettings.failure.later': 'The server asks to try again later. Try again in some minutes.',
  'mailSettings.failure.notGenuine':
    'The server takes the mail for not genuine. Look at SPF, DKIM and DMARC of the sender’s domain.',
  'mailSettings.failure.tooLarge': 'The server finds the mail too large.',
  'mailSettings.failure.messageRefused': 'The server refuses the mail; what it says stands above.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
