export const en = {
  'session.passwordTooShort': 'The password needs at least {{min}} characters.',
  'session.codeNotValid':
    'This link is no longer valid: it was used already, has expired, or a newer one was sent. Please ask for a new link.',
  'session.unknownEmail': 'No account has this e-mail.',
  'session.resetMailSubject': 'Reset your password at {{agency}}',
  'session.resetMailText':
    'Hello,\n\nsomeone asked to reset the password of {{username}}. To choose a new password, open this link within one hour:\n\n{{link}}\n\nIf this was not you, please ignore this message: your password stays as it is.',
  'session.notOneAddress': 'Please give one e-mail address.',
  'session.currentPasswordNeeded': 'Please enter your current password too.',
  'session.currentPasswordWrong':
    'This is not your current password. Please type it again; if it is forgotten, sign out and ask for a new one.',
  'session.goodPassword': 'A good password.',
  'session.weakPassword.own':
    'Easy to guess: it holds names or words that belong to you, the agency or this place. Several words that do not belong together are better.',
  'session.weakPassword.common':
    'Easy to guess: many people use such a password. Several words that do not belong together are better.',
  'session.weakPassword.pattern':
    'Easy to guess: keys in a row and repeated signs are tried first. Several words that do not belong together are better.',
  'session.weakPassword.date':
    'Easy to guess: dates and years are tried first. Several words that do not belong together are better.',
  'session.weakPassword.short': 'Still too easy to guess. A word or two more would make it good.',
  'session.invite.staff':
    'This person is staff: an administrator sets their password or changes their role.',
  'session.invite.taken': 'Somebody else signs in with this e-mail. Give the account another one.',
  'session.invite.otherName':
    'The person signs in with an e-mail that the account no longer has. Set a password for the new one first.',
  'session.invitation.over':
    'This invitation no longer works: it was used or withdrawn, a newer one was sent, or its week is over. Ask the agency for a new one.',
  'session.invitation.noColleague':
    'This account is no longer a colleague who may sign in. Give it a role and take away the last day first.',
  'calendarFeedMail.subject': 'The private address of your calendar at {{agency}}',
  'calendarFeedMail.text':
    'Hello,\n\nthis is about your sign-in at {{agency}} as {{username}}.\n\n{{what}}\n\nIf this was you, there is nothing else to do. If it was not, change your password at once, end every session that is not yours, and tell your administrator:\n\n{{link}}',
  'calendarFeedMail.made':
    'A private address was made for your calendar. Whoever has it can read your viewings and tasks without a password.',
  'calendarFeedMail.renewed':
    'A new private address was made for your calendar. The one before no longer works.',
  'calendarFeedMail.ended':
    'The private address of your calendar was ended. Programs that use it get nothing any more.',
  'calendarFeedMail.endedWithSessions':
    'Your sessions were ended, and the private address of your calendar with them. To go on reading your calendar on your phone, make a new address under “Subscribe” in the calendar.',
} as const
