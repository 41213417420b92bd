// Notices of returned mail as mail servers write them; people and domains are invented.

const lines = (text: string) => text.trimStart().replaceAll('\n', '\r\n')

const postfix = lines(`
Return-Path: <>
Received: by mail.agency.example (Postfix) id 4B1F2; Thu, 12 Nov 2026 10:15:02 +0200 (EET)
Date: Thu, 12 Nov 2026 10:15:02 +0200 (EET)
From: MAILER-DAEMON@mail.agency.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: office@agency.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4B1F2.1794/mail.agency.example"

--4B1F2.1794/mail.agency.example
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients.

<Maria.Gone@example.gr>: host mx.example.gr[203.0.113.7] said: 550 5.1.1
    <Maria.Gone@example.gr>: Recipient address rejected: User unknown in virtual
    mailbox table (in reply to RCPT TO command)

--4B1F2.1794/mail.agency.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.agency.example
X-Postfix-Queue-ID: 4B1F2
Arrival-Date: Thu, 12 Nov 2026 10:15:01 +0200 (EET)

Final-Recipient: rfc822; Maria.Gone@example.gr
Original-Recipient: rfc822;Maria.Gone@example.gr
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.example.gr
Diagnostic-Code: smtp; 550 5.1.1 <Maria.Gone@example.gr>: Recipient address
    rejected: User unknown in virtual mailbox table

Final-Recipient: rfc822; nowhere@no-such-domain.example
Action: failed
Status: 5.4.4
Diagnostic-Code: X-Postfix; Host or domain name not found. Name service error
    for name=no-such-domain.example type=A: Host not found

--4B1F2.1794/mail.agency.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: office@agency.example
To: Maria.Gone@example.gr
Subject: Homes by the sea
X-Failed-Recipients: not.this.one@example.gr

Good morning

--4B1F2.1794/mail.agency.example--
`)

const exchange = lines(`
From: postmaster@outlook.example
To: office@agency.example
Date: Thu, 12 Nov 2026 08:20:11 +0000
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="c1a2-b3"
Content-Language: en-US
X-MS-Exchange-Message-Is-Ndr:
Subject: Undeliverable: Homes by the sea
Auto-Submitted: auto-replied
MIME-Version: 1.0

--c1a2-b3
Content-Type: multipart/alternative; differences=Content-Type;
\tboundary="inner-1"

--inner-1
Content-Type: text/plain; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

nikos wasn't found at example.com.

--inner-1
Content-Type: text/html; charset="us-ascii"

<html><body><p>nikos wasn't found at example.com.</p></body></html>

--inner-1--

--c1a2-b3
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB0001.eurprd01.prod.outlook.example
Received-From-MTA: dns;mail.agency.example
Arrival-Date: Thu, 12 Nov 2026 08:20:09 +0000

Final-Recipient: rfc822;nikos@example.com
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient nikos@example.com not found by SMTP address lookup
X-Display-Name: Nikos

--c1a2-b3
Content-Type: message/rfc822

Subject: Homes by the sea

Good morning
--c1a2-b3--
`)

const gmail = lines(`
Date: Thu, 12 Nov 2026 00:31:44 -0800 (PST)
From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>
To: office@agency.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
X-Failed-Recipients: full@example.org
MIME-Version: 1.0
Content-Type: multipart/report; boundary="000000000000aa"; report-type=delivery-status

--000000000000aa
Content-Type: text/plain; charset="UTF-8"

** Message not delivered **

--000000000000aa
Content-Type: message/delivery-status
Content-Transfer-Encoding: base64

${Buffer.from(
  `Reporting-MTA: dns; googlemail.example
Arrival-Date: Thu, 12 Nov 2026 00:31:43 -0800 (PST)

Final-Recipient: rfc822; full@example.org
Action: failed
Status: 5.2.2
Remote-MTA: dns; mx.example.org. (198.51.100.5, the server for the domain.)
Diagnostic-Code: smtp; 552-5.2.2 The recipient's inbox is out of storage space.
 552 5.2.2 quota exceeded
`,
).toString('base64')}

--000000000000aa--
`)

const exim = lines(`
X-Failed-Recipients: closed@example.net
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@agency.example>
To: office@agency.example
Subject: Mail delivery failed: returning message to sender
Date: Thu, 12 Nov 2026 11:00:00 +0200

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  closed@example.net
    host mx.example.net [192.0.2.4]
    SMTP error from remote mail server after RCPT TO:<closed@example.net>:
    550 5.2.1 The mailbox is disabled

------ This is a copy of the message, including all the headers. ------

Subject: Homes by the sea
`)

const qmail = lines(`
Date: 12 Nov 2026 09:12:33 -0000
From: MAILER-DAEMON@old.example
To: office@agency.example
Subject: failure notice

Hi. This is the qmail-send program at old.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<left@example.ru>:
192.0.2.9 does not like recipient.
Remote host said: 550 No such user here
Giving up on 192.0.2.9.

<second@example.ru>:
Sorry, I couldn't find any host named example.ru. (#5.1.2)

--- Below this line is a copy of the message.

Subject: Homes by the sea

<not.this.one@example.ru>:
550 No such user
`)

const report = (fields: string, head = 'Subject: Report') =>
  lines(`
From: mailer@agency.example
Date: Thu, 12 Nov 2026 11:00:00 +0200
${head}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

A report.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.agency.example

${fields}
--b--
`)

const delayed = report(`Final-Recipient: rfc822; slow@example.gr
Action: delayed
Status: 4.4.1
Diagnostic-Code: smtp; 451 4.4.1 connection timed out
Will-Retry-Until: Sat, 14 Nov 2026 11:00:00 +0200`)

const refusedAsSpam = report(`Final-Recipient: rfc822; strict@example.gr
Action: failed
Status: 5.7.1
Diagnostic-Code: smtp; 550 5.7.1 Message refused: user unknown to our policy`)

const delivered = report(`Final-Recipient: rfc822; fine@example.gr
Action: delivered
Status: 2.0.0`)

const forwarded = report(`Final-Recipient: rfc822; new.place@example.net
Original-Recipient: rfc822; old.place@example.gr
Action: failed
Status: 5.0.0
Diagnostic-Code: smtp; 550 5.1.1 no such user`)

const unclear = report(`Final-Recipient: rfc822; unclear@example.gr
Action: failed
Status: 5.0.0`)

/** What somebody who wants to do harm could write. */
const forged = report(
  `Final-Recipient: rfc822; <script>alert(1)</script>
Action: failed
Status: 5.1.1

Final-Recipient: rfc822; victim@example.gr
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <b>gone</b>\u0007\u202e ${'x'.repeat(5000)}`,
  'Subject: =?utf-8?q?broken',
)

const readReceipt = lines(`
From: maria@example.gr
Date: Thu, 12 Nov 2026 11:00:00 +0200
Subject: Read: Homes by the sea
Content-Type: multipart/report; report-type=disposition-notification; boundary="b"

--b
Content-Type: text/plain

Your message was read.
--b
Content-Type: message/disposition-notification

Final-Recipient: rfc822;maria@example.gr
Disposition: manual-action/MDN-sent-manually; displayed
--b--
`)

const vacation = lines(`
From: maria@example.gr
Date: Thu, 12 Nov 2026 11:00:00 +0200
Subject: Out of office
Auto-Submitted: auto-replied

I am away until Monday. 550 5.1.1
`)

const withoutRecipient = report('X-Note: nobody')

export const notices = {
  postfix,
  exchange,
  gmail,
  exim,
  qmail,
  delayed,
  refusedAsSpam,
  delivered,
  forwarded,
  unclear,
  forged,
  readReceipt,
  vacation,
  withoutRecipient,
}
