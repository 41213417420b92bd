/** The amounts of a reservation. */
export const moneyFields = [
  ...(['total', 'totalDone', 'prepaymentCash', 'prepaymentBank', 'prepaymentInvoice'] as const),
  ...(['prepaymentCashDone', 'prepaymentBankDone', 'restCash', 'restBank', 'restInvoice'] as const),
  ...(['restCashDone', 'restBankDone', 'paymentToOwner', 'ownerPayments', 'comission'] as const),
  ...(['comission3rdParty', 'finalComission', 'totalPaymentDeposit'] as const),
] as const
