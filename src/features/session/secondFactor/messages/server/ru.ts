import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'secondFactorMail.subject': 'Ваш вход изменён: {{agency}}',
  'secondFactorMail.text':
    'Здравствуйте!\n\nЭто письмо о входе под именем {{username}} ({{agency}}).\n\n{{what}}\n\nЕсли это сделали вы, ничего делать не нужно. Если нет, сразу смените пароль, проверьте способы входа и сообщите администратору:\n\n{{link}}',
  'secondFactorMail.authenticatorAdded':
    'Настроено приложение-аутентификатор. Теперь при входе нужен и его код.',
  'secondFactorMail.authenticatorDeleted': 'Приложение-аутентификатор удалено.',
  'secondFactorMail.passkeyAdded': 'Добавлен ключ доступа «{{name}}».',
  'secondFactorMail.passkeyDeleted': 'Удалён ключ доступа «{{name}}».',
  'secondFactorMail.newRecoveryCodes': 'Созданы новые резервные коды. Прежние больше не действуют.',
  'secondFactorMail.recoveryCodeUsed': 'Использован резервный код. Осталось кодов: {{left}}.',
  'secondFactorMail.reset':
    'Администратор удалил ваше приложение-аутентификатор, ключи доступа и резервные коды. Вы можете войти с паролем и настроить их заново.',
  'secondFactorMail.guessed': 'Кто-то правильно ввёл ваш пароль и пять раз не прошёл второй шаг.',
  'session.codeWrong': 'Код неверен или уже использован. Дождитесь следующего в приложении.',
  'session.firstCodeWrong':
    'Это код не от новой записи. Проверьте часы телефона и введите код, который он показывает сейчас.',
  'session.recoveryCodeWrong': 'Резервный код неверен или уже использован.',
  'session.passkeyWrong':
    'Этот ключ доступа не подходит к этой учётной записи. Попробуйте другой способ.',
  'session.passkeyNotMade': 'Не удалось добавить ключ доступа. Попробуйте ещё раз.',
  'session.noPasskeysHere': 'По этому адресу ключи доступа не работают.',
  'session.stepOver': 'Прошло слишком много времени. Войдите снова.',
  'session.proofNeeded': 'Сначала подтвердите, что это вы.',
  'session.lastFactor':
    'Ваше агентство требует двухэтапный вход: добавьте другой способ, прежде чем удалять этот.',
  'session.noFactorYet': 'Сначала настройте приложение-аутентификатор или ключ доступа.',
}
