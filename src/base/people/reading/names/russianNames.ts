/** Formal and usual forms, in Cyrillic and as they are written in Latin letters. */
export const russianNames = `
Авдотья Агата Аглая Агния Агриппина Ада Адам Аделина Айгуль Айдар Аксинья Алан Александр Александра Алексей Алёна Алеша Алёша
Алина Алиса Алия Алла Альберт Альбина Альфия Амина Анастасия Анатолий Ангелина Андрей Анжела Анжелика Аня Анна Антон Антонина
Анфиса Арина Аристарх Аркадий Арман Армен Арсен Арсений Артём Артемий Артур Архип Ася Афанасий
Богдан Борис Боря Борислав Бронислав Булат
Вадим Валентин Валентина Валерий Валерия Валера Валя Ваня Варвара Варя Василий Василиса Вася Вениамин Вера Вероника Виктор
Виктория Вика Виталий Виталина Витя Влад Влада Владимир Владислав Владислава Владлен Вова Володя Всеволод Вячеслав
Гавриил Галина Галя Геннадий Гена Георгий Герман Глафира Глеб Гоша Григорий Гриша Гузель Гульнара
Давид Дамир Данила Даниил Данил Даниэль Дарья Даша Демид Демьян Денис Диана Дима Дина Динара Дмитрий Добрыня Дуня
Ева Евангелина Евгений Евгения Евдокия Егор Екатерина Катерина Катя Елена Елизавета Елисей Емельян Ермак Ефим Ефросинья
Жанна Женя Захар Зина Зинаида Зоя Злата Зарина Зульфия
Иван Игнат Игнатий Игорь Илларион Илья Ильдар Инга Инесса Инна Иннокентий Иосиф Ираида Ирина Ира Искандер Ия
Камила Камиль Карина Каролина Ким Кира Кирилл Клавдия Клара Клим Климент Константин Костя Кристина Ксения Ксюша Кузьма
Лада Лариса Лев Лёва Леонид Лёня Леонтий Лера Лёша Леся Лиана Лида Лидия Лиза Лилия Лиля Лина Лия Лола Любовь Люба Люда
Людмила Люся Луиза Лука Лукерья Лейла
Магомед Майя Макар Максим Макс Марат Маргарита Марина Мария Марианна Марк Мартин Марта Марфа Маруся Маша Матвей Матрёна
Мила Милана Милена Мирослав Мирослава Мирон Митя Михаил Миша Мишаня Модест Мурат Муслим
Надежда Надя Назар Наиля Настя Наталия Наталья Наташа Наум Нелли Никита Николай Коля Никифор Нина Нинель Нонна
Оксана Октябрина Олег Олеся Ольга Оля Орест Остап
Павел Паша Пелагея Пётр Петя Платон Полина Поля Прасковья Прохор
Рада Радик Раиса Рамиль Рашид Регина Рената Ренат Римма Рита Роберт Родион Роза Роксана Роман Рома Ростислав Рузанна Руслан
Рустам Рушана
Савва Савелий Саша Саня Светлана Света Святослав Севастьян Семён Серафим Серафима Сергей Серёжа Слава Снежана Соня София Софья
Спартак Стас Станислав Станислава Степан Стёпа Стефания Сюзанна
Таисия Таисья Тамара Тарас Тася Татьяна Таня Тимофей Тимур Тихон Тома Трофим Тоня
Ульяна Устинья Устин
Фаина Фатима Фёдор Федя Фёкла Феликс Филипп Филат Флора Фома Фрида
Харитон Христина Христофор
Шамиль Шура Эвелина Эдгар Эдик Эдита Эдуард Элеонора Элина Эльвира Эльдар Эльмира Эмилия Эмиль Эмма Эрик Эсмира
Юлиан Юлия Юля Юлиана Юра Юрий Юстина Яков Якоб Ян Яна Янина Ярослав Ярослава Яша
Ираклий Константинос Йоргос

Alena Alyona Aleksandr Aleksandra Aleksei Aleksey Alexei Alexey Alina Alisa Alla Anastasia Anastasiia Anastasiya Anatoly
Anatolii Anatoliy Andrei Andrey Anna Anton Antonina Anya Arina Arkady Arkadiy Artem Artyom Artur Asya Bogdan Boris Daria Darya
Dasha Denis Diana Dima Dina Dmitri Dmitrii Dmitriy Dmitry Ekaterina Elena Elizaveta Evgeny Evgenii Evgeniy Evgenia Evgeniya
Fedor Fyodor Galina Gennady Gennadiy Georgy Georgiy Gleb Grigory Grigoriy Igor Ilya Inna Irina Ivan Karina Katya Kirill
Konstantin Kristina Ksenia Kseniia Kseniya Larisa Lev Leonid Lidia Lidiya Lilia Liliya Lyubov Lyudmila Ludmila Maksim Maxim
Margarita Maria Mariia Mariya Marina Mark Masha Matvey Mikhail Mihail Misha Nadezhda Nadya Natalia Nataliya Natalya Nastya
Nikita Nikolai Nikolay Nina Oksana Oleg Olesya Olga Olya Pavel Petr Pyotr Polina Raisa Rimma Roman Ruslan Rustam Sasha Semyon
Sergei Sergey Sergii Slava Sofia Sofya Stanislav Stepan Svetlana Sveta Tamara Tanya Tatiana Tatyana Timofey Timur Ulyana Vadim
Valentin Valentina Valeria Valeriya Valery Valeriy Vasily Vasiliy Vera Veronika Viktor Viktoria Viktoriya Vitaly Vitaliy
Vladimir Vladislav Volodymyr Vsevolod Vyacheslav Yakov Yana Yaroslav Yegor Yekaterina Yelena Yevgeny Yulia Yuliya Yury Yuri
Yuriy Zhanna Zinaida Zoya`
