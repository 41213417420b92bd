import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'followUp.object': 'Объект продан или сдан',
  'followUp.object.sale.toDo': 'Отметить объект № {{object}} проданным',
  'followUp.object.sale.done': 'Объект № {{object}} отмечен как проданный',
  'followUp.object.rent.toDo': 'Отметить объект № {{object}} сданным',
  'followUp.object.rent.done': 'Объект № {{object}} отмечен как сданный',
  'followUp.site': 'Объект снят с сайта',
  'followUp.site.toDo': 'Снять объект № {{object}} с сайта',
  'followUp.site.done': 'Объекта № {{object}} нет на сайте',
  'followUp.people': 'Новый собственник или арендатор',
  'followUp.people.sale.toDo': 'Внести нового собственника: {{people}}',
  'followUp.people.sale.done': 'Новый собственник: {{people}}',
  'followUp.people.rent.toDo': 'Внести арендатора: {{people}}',
  'followUp.people.rent.done': 'Арендатор: {{people}}',
  'followUp.from': 'С {{from}}',
  'followUp.fromUntil': 'С {{from}} по {{until}}',
  'followUp.goes': 'Перестаёт быть собственником с {{from}}: {{people}}',
  'followUp.leads': 'Уведомление других клиентов',
  'followUp.leads.toDo_one':
    'Поставить задачу ответственным по {{count}} другой открытой заявке с этим объектом',
  'followUp.leads.toDo_few':
    'Поставить задачу ответственным по {{count}} другим открытым заявкам с этим объектом',
  'followUp.leads.toDo_many':
    'Поставить задачу ответственным по {{count}} другим открытым заявкам с этим объектом',
  'followUp.leads.toDo_other':
    'Поставить задачу ответственным по {{count}} другим открытым заявкам с этим объектом',
  'followUp.leads.done_one': 'Ответственным по {{count}} другой заявке поставлена задача',
  'followUp.leads.done_few': 'Ответственным по {{count}} другим заявкам поставлена задача',
  'followUp.leads.done_many': 'Ответственным по {{count}} другим заявкам поставлена задача',
  'followUp.leads.done_other': 'Ответственным по {{count}} другим заявкам поставлена задача',
  'followUp.noObject': 'В сделке не указан объект.',
  'followUp.noType': 'Не указано, продажа это или аренда.',
  'followUp.noBuyer': 'Никто не участвует как покупатель.',
  'followUp.noLeads': 'Других открытых заявок с этим объектом нет.',
  'followUp.notWon': 'Сделка не завершена успешно, из неё ничего не следует.',
  'followUp.changed': 'С тех пор это изменили, поэтому всё остаётся как есть.',
  'followUp.task.sale': 'Объект #{{object}} продан: сообщите клиенту и предложите другие.',
  'followUp.task.rent': 'Объект #{{object}} сдан: сообщите клиенту и предложите другие.',
}
