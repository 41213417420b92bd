// Texts of refusals by the server, which the browser shows as they are.
export const en = {
  'problem.title.400': 'Please check what was entered',
  'problem.title.401': 'Please sign in',
  'problem.title.403': 'Access denied',
  'problem.title.404': 'Not found',
  'problem.title.408': 'Too slow',
  'problem.title.409': 'Changed by someone else',
  'problem.title.413': 'Too large',
  'problem.title.414': 'The address is too long',
  'problem.title.415': 'This type of file is not accepted',
  'problem.title.429': 'Too many requests',
  'problem.title.431': 'The headers are too large',
  'problem.title.500': 'Something went wrong',
  'problem.title.503': 'The server is not available at the moment',
  'problem.title.507': 'No room left on the server',
  'problem.detail.400': 'Some fields need attention: {{fields}}.',
  'problem.detail.413':
    'What was sent is larger than allowed. Please choose a smaller file, or send less at once.',
  'problem.detail.415':
    'What was sent is of a type that is not accepted. Please choose a file of another type.',
  'problem.detail.500':
    'The error was recorded as {{id}}. Please try again; if it stays, tell us this number.',
  'problem.detail.408':
    'What was to be sent did not arrive in time. Please check your connection and try again.',
  'problem.detail.414':
    'The address is longer than allowed. Please take away a part of the search or filter.',
  'problem.fetchedAhead':
    'This address changes something: it may be opened on purpose only, not ahead of time.',
  'problem.badAddress':
    'The address could not be read. Please open the page from the menu or the search.',
  'problem.busy': 'Many people are at work right now. Please try again in a moment.',
  'problem.gate.own':
    'You have several of these under way already. Please try again when they are done.',
  'problem.gate.full': 'Many people ask for this right now. Please try again in a moment.',
  'problem.detail.503': 'Nothing was confirmed as saved. Please try again in a moment.',
  'problem.detail.507':
    'There is no room left to store this. Nothing was saved. Please tell your administrator.',
  'problem.noSession': 'You are not signed in, or your session has ended. Please sign in again.',
  'problem.mustEnrol': 'Your agency asks for two-step sign-in. Please set it up first.',
  'problem.accessDeniedDetail': 'You do not have permission for this. Please ask an administrator.',
  'problem.notFound':
    'There is no such record, or it was deleted. Please search for it, or look in the trash.',
  'problem.conflict':
    'Someone else has changed the same fields in the meantime. Please look at the new values and save again.',
  'problem.staysAsItIs': 'This was checked or issued, and stays as it is.',
  'problem.alreadyExists':
    'There is such a record already. Please search for it, or enter something else.',
  'problem.unknownReference':
    'It refers to a record that does not exist. Please choose another one.',
  'problem.tooManyTries': 'Too many tries. Please wait {{minutes}} min.',
  'problem.badJson': 'The request could not be read. Please reload the page and try again.',
  'problem.tooLong': 'At most {{max}} characters.',
  'problem.tooMany': 'At most {{max}} entries.',
  'problem.tooManyTexts': 'At most {{most}} entries.',
  'problem.tooBig': 'At most {{max}}.',
  'problem.tooSmall': 'At least {{min}}.',
  'problem.step': 'Only in steps of {{step}}.',
  'problem.text': 'Please enter a text.',
  'problem.number': 'Please enter a number.',
  'problem.wholeNumber': 'Please enter a whole number.',
  'problem.yesNo': 'Please choose yes or no.',
  'problem.list': 'Please choose from the list.',
  'problem.date': 'Please enter a date that exists.',
  'problem.dateTime': 'Please enter a date and time that exist.',
  'problem.email': 'Please enter an e-mail address.',
  'problem.noMailbox': 'Mail cannot be sent to “{{address}}”: this is not an e-mail address.',
  'problem.unknownField': 'There is no such field.',
  'problem.unknownVersion': 'The record never had this version. Please open it again.',
  'problem.invalid': 'This value cannot be used. Please enter another one.',
} as const
