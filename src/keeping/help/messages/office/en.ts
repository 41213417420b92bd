// The first line says what for, the others are steps; a last one with a star is a hint. {key} is the text of a button.
export const en = {
  'help.text.stay': `Book a stay while the guest is still on the phone.
Press {shell.search}, type {palette.freeStays} and open it.
Write what is wanted in one sentence: “1–5 August, 4 guests, Halkidiki, under 120 €”.
You see what is free, with the price of all nights by season. Press {freeStays.book}.
Enter the guest, or choose a known one, and the source.
Check the sum of the prices, take it as the total, and enter what was prepaid.
Press {reservation.book}. Two stays can never have the same night.
* {timeline.title} shows all properties day by day; drag a stay to move it. Who hands over and who cleans are tasks by themselves.`,
  'help.text.stayCalendars': `Nights that are booked on Booking, Airbnb or elsewhere are blocked here, and the other way round.
Open a property for short rent and choose {object.stayCalendars} in its menu.
Copy the iCal address of Booking or Airbnb, enter it under {occupancy.feeds}, and press {occupancy.feedAdd}.
Press {occupancy.linkMake} and enter that link at Booking and Airbnb, so that they see your stays.
Block days for the owner or for repairs under {occupancy.blocks}.
Choose {object.staySeasons} in the property’s menu, and press {season.add}: nights, price and fewest nights.
* Calendars are read every few minutes by themselves. If one cannot be read, or two stays meet, the office gets an alert.`,
  'help.text.payments': `Income and expenses of owners and clients stand in one statement for each, with a balance.
Open {shell.payments}. Press {payment.addAccount} for somebody who has no statement yet.
Open the statement and press {payment.addIncome} or {payment.addExpense}. Attach the bill. Administrators enter payments.
Open the menu of an expense and choose {approval.send}: the owner gets a link, without a password.
Watch the state: seen, approved, declined, or a question that waits for your answer.
Press {payment.download} for a PDF or a workbook of any period.
Press {payment.sendInvitation} in the owner’s account, so that they see their statement themselves.
* The owner’s share of a stay goes into the statement with {payout.put} on the reservation.`,
  'help.text.ownStatement': `The agency keeps your income and expenses here, and asks you before it spends your money.
Open {payment.title}. The newest payments come first, with the balance of your account.
Choose {payment.period} to see a month or a year, and {payment.download} for a PDF or a workbook.
Press an attachment to see the bill.
If we ask you by mail about an expense, open the link and press {approval.approve}.
Press {approval.decline} and say why, or {approval.askQuestion}. We answer by mail and on the same page.
* Choose your language at the top. To change your password, press your name.`,
  'help.text.importFile': `Lists of another program come in as they are: Excel, CSV, contacts of a phone, feeds of properties.
Open {shell.settings}, {settings.import}. Choose what is in the file, and press {import.choose}.
Look at {import.columns}. Estia proposes what each column is, and says why; correct what is wrong.
Columns without a field go into the notes, or are left out.
Press {import.check}. Nothing is written yet: each row says what it would become.
Answer the doubtful rows, and correct the refused ones or download them.
Press the button that imports the rows. Photos follow by themselves.
* Wrong after all? Press {import.undo}: only what somebody has changed since stays.`,
  'help.text.exportAll': `Your data is yours: take all of it out whenever you like. Backups are made by the server.
Open {shell.settings}, {settings.export}, and press {archive.all}.
Wait until it is ready; you may leave the page. Then download the ZIP file with all records, files and workbooks.
Another Estia brings it in on the same page, under {arrival.title}.
For one list only, tick its rows and choose {bulk.export}.
Open {shell.settings}, {settings.operations} to see {operations.backup}: the last one, and what can be restored.
* Nothing backed up? Your server needs a place for backups: the page says what to do.`,
  'help.text.site': `Published properties are on your public site in the languages that you choose. Visitors write to you there.
Open {shell.settings}, {settings.agency}: name, logo, colour, phone and the languages of the site.
Publish a property; open its page with the link beside its status.
A visitor writes: a lead is made, with the property and the consent, and somebody gets a mail.
Decide under {shell.settings}, {settings.newLeads} who gets new leads, and how soon to answer.
Answer from the lead. {home.unanswered} on {shell.home} shows who still waits.
* What looks like a program waits in {enquiryTray.title}, in the list of leads: take it as an enquiry, or throw it away.`,
  'help.text.portals': `Portals fetch your published properties from an address that you give them.
Open {shell.settings}, {settings.portals}, and press {portal.add}.
Choose the format that the portal asks for, the language and the contact.
Press {portal.addressMake}, copy the address and send it to the portal. It is shown only once.
Press {portal.make} to see at once which properties go out, which do not, and why.
Correct what is refused in the property; the next file has it.
* You see who came for the file and when. An alert says when a portal has not come for a day.`,
  'help.text.colleague': `Each colleague signs in with their own e-mail. The role decides what they see and may do.
Open {shell.accounts}, {shell.employes}, and press {accounts.inviteColleague}.
Enter name, e-mail, role, branch and language. The colleague gets a mail with a link and chooses a password.
An administrator may do everything. An employee works with all records but changes no settings.
An employee of a branch sees no stays, payments, alerts and colleagues.
Open the colleague and press {account.changeRole} to change it; it holds at once.
When somebody leaves, choose {account.leave} in their menu: leads, viewings, deals and tasks go to a colleague, and the sign-in ends.
* Administrators can ask everybody for a second step under {shell.settings}, {settings.staffTwoStep}.`,
  'help.text.mail': `Letters, enquiries and reminders leave through the mail server of your agency.
Open {shell.settings}, and there {settings.mailServer}.
Enter server, user and password as your provider gives them, or sign in at Google or Microsoft.
Enter the address and the name that people see as the sender.
Send a test mail. Each step is shown, with what the server said.
If mails land in spam, look at {mailDomain.title} below: it names the records to add to your domain.
Bring notices of mail that came back to the same page: their addresses are then marked wherever they are shown.
* Whoever sent a letter that comes back is told. What waits to be sent is under {settings.operations}.`,
  'help.text.settings': `Most things can be as your agency is used to: words, choices, branches, language and keyboard.
Open {shell.settings}, {settings.mine} for your language and the shortcuts of the keyboard.
Administrators: rename or add stages, sources and types under {settings.optionLists}.
Add your offices under {settings.branches}; colleagues of a branch see a shorter menu.
Download every text of the product under {settings.localization}, write your own words, and bring them in again.
Take the e-mail addresses of people who agreed to mailings under {settings.mailing}.
* Dark colours are in the menu under your picture. Where clients come from is kept under {shell.sources}.`,
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
