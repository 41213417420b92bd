export const en = {
  'invitation.welcome': 'Welcome',
  'invitation.hello': 'Hello {{name}}',
  'invitation.text': '{{agency}} has invited you. Your role: {{role}}.',
  'invitation.username': 'You will sign in with {{username}}.',
  'invitation.how': 'How do you want to sign in?',
  'invitation.password': 'Password',
  'invitation.passkey': 'Passkey',
  'invitation.passkeyText':
    'Your phone or computer keeps the passkey, and asks for your fingerprint, face or PIN. There is no password to remember, and nothing to guess.',
  'invitation.passkeyName': 'First passkey',
  'invitation.begin': 'Keep the password and sign in',
  'invitation.makePasskey': 'Create a passkey and sign in',
  'invitation.overTitle': 'This invitation no longer works',
  'invitation.over':
    'It was used or withdrawn, a newer one was sent, or its week is over. Ask the agency for a new one.',
  'invitation.overHint': 'If you have chosen a password or a passkey already, sign in with it.',
  'invitation.other':
    '{{username}} is signed in here. Sign out first, if this invitation is for you.',
  'invitation.signOut': 'Sign out and go on',
  'invitation.stay': 'Stay signed in',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
