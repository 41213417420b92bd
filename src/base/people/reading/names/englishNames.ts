/** Formal and usual short forms; some German, French, Italian and Spanish ones beside the English. */
export const englishNames = `
Aaron Abby Abigail Adam Adrian Agnes Aidan Alan Albert Alec Alex Alexander Alexandra Alfie Alfred Alice Alison Allan Allen
Allison Amanda Amber Amelia Amy Andrea Andrew Andy Angela Angus Anita Ann Anna Anne Annabel Annette Annie Anthony Antony
April Archie Arnold Arthur Ashley Audrey Ava Barbara Barry Beatrice Becky Ben Benjamin Bernard Beth Bethany Betty Beverly
Bill Billy Bob Bobby Brad Bradley Brandon Brenda Brian Bridget Bruce Bryan Caitlin Calvin Cameron Carl Carla Carol Carole
Caroline Carolyn Catherine Cathy Cecilia Charles Charlie Charlotte Chelsea Cheryl Chloe Chris Christian Christina Christine
Christopher Claire Clara Clare Claudia Clive Colin Connor Craig Cynthia Daisy Damian Dan Daniel Danielle Danny Darren Dave
David Dawn Dean Debbie Deborah Debra Denise Dennis Derek Diana Diane Dominic Don Donald Donna Doris Dorothy Doug Douglas Duncan
Dylan Eddie Edgar Edith Edward Edwin Eileen Elaine Eleanor Elizabeth Ella Ellen Elliot Ellie Elsie Emily Emma Eric Erica Erin
Ernest Ethan Eugene Eva Evan Eve Evelyn Faith Fiona Florence Frances Francis Frank Fred Freddie Frederick Gabriel Gail Gareth
Gary Gavin Gemma Geoff Geoffrey George Georgia Georgina Gerald Gerard Gillian Gina Gladys Glen Glenn Gloria Gordon Grace Graham
Grant Greg Gregory Gwen Hannah Harold Harriet Harry Harvey Hazel Heather Heidi Helen Henry Herbert Hilary Holly Howard Hugh
Hugo Ian Imogen Irene Iris Isaac Isabel Isabella Isabelle Isla Ivan Ivy Jack Jackie Jacob Jacqueline Jade Jake James Jamie
Jan Jane Janet Janice Jason Jasmine Jay Jean Jeff Jeffrey Jennifer Jenny Jeremy Jerry Jess Jesse Jessica Jill Jim Jimmy Jo
Joan Joanna Joanne Jodie Joe Joel John Johnny Jon Jonathan Jordan Joseph Josephine Josh Joshua Joy Joyce Juan Judith Judy Julia
Julian Julie June Justin Karen Karl Kate Katherine Kathleen Kathryn Kathy Katie Katy Kay Keith Kelly Ken Kenneth Kerry Kevin
Kim Kimberly Kirsty Kyle Laura Lauren Laurence Lawrence Leah Lee Leo Leon Leonard Leslie Lewis Liam Lilian Lily Linda Lindsay
Lisa Liz Logan Lois Lola Lorna Lorraine Louis Louise Lucas Lucy Luke Lydia Lynn Lynne Maddie Madeleine Maggie Malcolm Marc
Marcus Margaret Maria Marian Marie Marilyn Marina Marion Marjorie Mark Marlene Martha Martin Mary Matilda Matt Matthew Maureen
Maurice Max Maxine Maya Megan Melanie Melissa Mia Michael Michelle Mick Mike Mildred Millie Miranda Miriam Moira Molly Monica
Morgan Muriel Nancy Naomi Natalie Natasha Nathan Nathaniel Neil Nicholas Nick Nicola Nicole Nigel Noah Noel Nora Norma Norman
Olive Oliver Olivia Oscar Owen Pam Pamela Pat Patricia Patrick Paul Paula Pauline Peggy Penelope Penny Pete Peter Philip
Phillip Phil Phoebe Phyllis Polly Poppy Rachel Ralph Ray Raymond Rebecca Rex Rhys Richard Rick Rita Rob Robert Roberta Robin
Rod Roger Roland Ron Ronald Ronnie Rory Rose Rosemary Rosie Ross Rowan Roy Ruby Rupert Russell Ruth Ryan Sally Sam Samantha
Samuel Sandra Sara Sarah Saul Scarlett Scott Sean Sebastian Shane Shannon Sharon Sheila Shirley Sidney Simon Sophia Sophie
Stacey Stanley Stella Stephanie Stephen Steve Steven Stewart Stuart Sue Summer Susan Susanna Suzanne Sybil Sylvia Tamara Tanya
Ted Teresa Terence Terry Tessa Thelma Theo Theodore Theresa Thomas Tim Timothy Tina Toby Todd Tom Tommy Toni Tony Tracey Tracy
Trevor Trudy Tyler Una Ursula Valerie Vanessa Vera Vernon Veronica Victor Victoria Vincent Viola Violet Virginia Vivian Wallace
Walter Wanda Warren Wayne Wendy Wesley Wilfred Will William Winifred Yvonne Zachary Zara Zoe

Andreas Anja Antje Bernd Birgit Christoph Claus Dieter Dirk Elke Florian Franz Friedrich Gerhard Gisela Günter Günther Hans
Heike Heinz Helga Helmut Holger Horst Ingrid Joachim Jochen Johann Johannes Johanna Jonas Jörg Jürgen Karin Katja Katrin Klaus
Kurt Lars Lena Lukas Manfred Markus Matthias Michaela Monika Niklas Norbert Olaf Otto Petra Rainer Ralf Renate Rolf Rüdiger
Sabine Sascha Silke Stefan Stefanie Susanne Sven Thorsten Torsten Udo Ulrich Ulrike Ute Uwe Werner Wilhelm Wolfgang
Alain Antoine Benoît Camille Céline Chantal Claude Élodie Émile Étienne François Françoise Frédéric Gérard Guillaume Henri
Hélène Jacques Jean-Pierre Jérôme Julien Laurent Luc Marcel Mathieu Michel Nathalie Nicolas Olivier Philippe Pierre Stéphane
Sylvie Thierry Valérie Véronique Xavier Yves
Alessandro Andrea Antonio Carlo Chiara Davide Elena Fabio Federico Francesca Francesco Giovanni Giulia Giuseppe Giorgio Luca
Lorenzo Luigi Marco Mario Matteo Paolo Pietro Roberto Sergio Stefano Vincenzo Ana Carlos Carmen Diego Fernando Jorge José Luis
Manuel Miguel Pablo Pedro Rafael Ricardo`
