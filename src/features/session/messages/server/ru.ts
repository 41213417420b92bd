export const ru = {
  'session.invite.staff': 'Это сотрудник: пароль ему задаёт администратор.',
  'session.invite.taken': 'С этим e-mail входит другой человек. Укажите в контакте другой адрес.',
  'session.invite.otherName':
    'Человек входит с e-mail, которого в контакте больше нет. Сначала задайте пароль для нового адреса.',
} as const
