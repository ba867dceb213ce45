# What is in the box of The Builders: Antiquity, said to readers of box.toml.

box-buildings = Buildings
box-machines = Machines
box-apprentice = Apprentices
box-labourer = Labourers
box-journeyman = Journeymen
box-master = Masters
box-slaves = Slaves
box-tools = Tools
box-universities = Universities
box-loans = Loans
box-coins = Coins
box-others = Start player

loan-cards = Loan
coin-silver = Silver coin
coin-gold = Gold coin
box-piece-start-player-cards = Start player card

box-field-needs = Needs
box-field-pays = Sesterces when finished
box-field-points = Victory points
box-field-provides = Provides
box-field-wage = Wage for each job
box-field-slave = Price in sesterces
box-field-freedman-wage = Wage as a freedman
box-field-slave-penalty = Points lost by a slave at the end
box-field-adds = Adds
box-field-tool = Price in sesterces
box-field-makes = Provided of its resource
box-field-university = Price in sesterces
box-field-gain = Sesterces on taking it
box-field-repay = Sesterces to repay it
box-field-penalty = Points lost if not repaid
box-field-value = Sesterces
box-value-stone = stone
box-value-wood = wood
box-value-knowledge = knowledge
box-value-decoration = decoration
