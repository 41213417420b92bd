// The words and codes that may be kept of an error. None of them is a name, a place or a number of anybody; add only words that
// programs say.

const words = `
a abort aborted accept accepted access account action active address after again algorithm all allowed already an
and answer any archive argument arguments array as assertion at attempt attempts authentication authorization available
bad backup base be because been before begin block broken buffer busy but by bytes
call called cancel canceled cancelled cannot can't certificate changed channel character check checksum client clock close
closed closing code column command commit committed compare complete completed concurrent conflict connect connecting
connection constraint content conversion copy corrupt could count create credentials current
damaged data database date deadlock decode default defined definition delete deleted denied descriptor detected device
did different directory disallowed disk disconnected does doesn't domain don't down duplicate during
element empty encoding encryption end ended ending enough entry error errors exceeded exceeds exist existing exists exit
exited expected expired expression
failed failure fatal fetch field file files filesystem final find finish finished first folder for foreign format found
free from full function
gave get given global greeting
had handle handshake has have header heap hello host hostname
id identifier idle if in index initialized input insert insufficient integer interface internal interrupted into invalid io is isn't
item iterable
job json
key kill killed
large last later left length level limit line list local locale lock locked log login long longer lost
mail mailbox malformed many match maximum message method minimum missing mode module more most moved multiple must
name named network never new no not nor nothing null number
object of offset on one only open operation option or order other out output over own
page parameter parse parsed parser parsing part password path peer pending permanent permission permitted place please policy pool port
prepared primary privilege process procedure promise properties property protocol
query queue quota
range rate reached read reading received recipient record recursion refused rejected relation relay release remaining remote
removed replication reply request required reserved reset resolve resource response restore restored result return retry
rolled rollback row rows run running
same schema secure self-signed send sender sending sent sequence serialize server service session set several shared shut
shutdown shutting signal signature signed size slot smtp socket some space sql ssl stack standby start started startup state
statement status stop stopped storage stored stream string such support supported suspended switch syntax system
table take taken target temporarily temporary terminate terminated terminating than that the their then there these this
time timed timeout timeouts tls to token too took transaction transfer trigger tries try trying type typeerror
unable unauthorized unavailable undefined unexpected unhandled unique unknown unreachable unrecognized unsupported until up
update updated upload upstream url usage use used user using
valid validation value values version view violates violation
waiting was were when where which while whole with within without work worker write writing written wrong
yet you zero
`

export const harmlessWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** Codes of Node, of the mailer and of certificates, besides those of the operating system. */
export const furtherCodes = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ABORT_ERR',
  'ERR_ASSERTION',
  'ERR_INVALID_ARG_TYPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_OUT_OF_RANGE',
  'ERR_IPC_CHANNEL_CLOSED',
  'EAUTH',
  'ECONNECTION',
  'EENVELOPE',
  'ESOCKET',
  'ETLS',
  'EDNS',
  'EMESSAGE',
  'ESTREAM',
  'EPROTOCOL',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
] as const

/** Of PostgreSQL; those that its servers have shown in practice. */
export const sqlStates: ReadonlySet<string> = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  '0A000',
  '21000',
  '22001',
  '22003',
  '22007',
  '22008',
  '22012',
  '22021',
  '22023',
  '22025',
  '22P02',
  '22P05',
  '23000',
  '23502',
  '23503',
  '23505',
  '23514',
  '23P01',
  '25001',
  '25006',
  '25P02',
  '25P03',
  '25P04',
  '26000',
  '28000',
  '28P01',
  '34000',
  '3D000',
  '3F000',
  '40001',
  '40003',
  '40P01',
  '42501',
  '42601',
  '42602',
  '42622',
  '42701',
  '42702',
  '42703',
  '42704',
  '42723',
  '42725',
  '42803',
  '42804',
  '42809',
  '42883',
  '42P01',
  '42P02',
  '42P07',
  '42P10',
  '42P18',
  '53000',
  '53100',
  '53200',
  '53300',
  '54000',
  '54001',
  '54011',
  '54023',
  '55000',
  '55006',
  '55P03',
  '57000',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '58000',
  '58030',
  '58P01',
  'F0000',
  'P0001',
  'P0002',
  'P0003',
  'P0004',
  'XX000',
  'XX001',
  'XX002',
])
