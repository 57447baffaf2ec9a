/** Needs of office, in the words of people who do not know the name of the skill. */
export const officeExamples = `
Bookkeeping
A carrier bag of receipts, and the tax return's due on the thirty-first.
I bake, my wife sells, and neither of us knows whether we made a profit last year.
HMRC has written about our VAT and I've put the letter behind the clock.
The bank balance and what's in our system haven't agreed since August.
Our café's takings, tips and supplier bills need entering every week by somebody who isn't me.
Who owes us money? I honestly couldn't say, and some of it is from the spring.
Wages for fourteen stable hands, every Friday, with the right deductions.
The lady who did the money has retired and left eleven ring binders in an order only she understood.
Our charity's treasurer resigned, and the accounts must be ready for the independent examiner.
Our turnover's crossed the line where you must charge VAT. Somebody register us and do the quarterly returns.
Petty cash at the youth club is a biscuit tin with IOUs in it.
The production company has cost reports to file each week of the shoot and receipts in four currencies.
I'm a freelance gaffer. Mileage, kit, invoices, all in my van. Please make a tax year of it.
Suppliers ring because we haven't paid them; we thought we had.
Get us off the red cash book my father started and into something on the computer, without losing last year.
My landlord business has nine flats and every rent, repair and mortgage payment goes through one account.
Bills to our customers go out late, so the money comes in late. Someone should send them and chase.
The football club's gate money, bar and subs are all muddled together.
We sell on Etsy, Amazon and at markets, and the fees eat what we can't see.
Expense claims from twenty engineers, photographed, crumpled, some in Polish zloty.
The year end is in March, and our accountant charges a fortune for sorting before she even begins.
Parish council: receipts and payments, annual return, audit by June, one part-time clerk.
CIS deductions for our bricklayers are wrong and they're cross about it.
Could someone log in once a week, match the bank lines and tell me what's left?
The dental practice splits its income between four partners, and each suspects the others.
A farm with subsidies, cattle sales, a shop and one shoebox.
I opened a company last year and haven't filed a single thing with Companies House.
The auditors are coming, and they want to see every purchase above fifty pounds with its slip.
Pension contributions for our three employees haven't been paid over since we hired them.
Our barber shop takes cash, cards and vouchers and the till roll never equals the drawer.
Grant money must be kept apart from donations, and the funder wants proof of where each pound went.
I'm six months behind with writing up what we've spent. I've stopped opening the post.
The school's parent association has run its fair through somebody's personal account.
Monthly figures for the bank manager: what came in, what went out, what's owed, by the fifth.
Direct debits, standing orders, subscriptions. A hundred little ones leave our account and no one records them.
A touring band needs its per diems, merchandise takings and promoters' fees written up properly.
I paid the same plumber twice and found out by luck.
We're an agency looking after a client's media money and must show it's kept separate, to the penny.
Making Tax Digital, they say. My records are in a hardback notebook.
The nursery gets government vouchers, parents' fees and late fines, all to be recorded against each child.
Our founder mixed his holiday in Crete with company spending; please untangle it.
Deposits for weddings come in a year ahead, and it looks as though we're rich. We aren't.
Someone to work out wages for our theatre: casual ushers, Equity actors, holiday pay.
The seafood wholesaler wants creditors paid on the right day and not a day sooner.
The co-op's members voted for openness, yet nobody can say what we own and what we owe.
Fuel cards, tachographs, tolls: our hauliers' costs have to be booked to the right lorry.
Foreign buyers pay us in dollars and the exchange gains and losses are a mystery.
Self-assessment for a potter, a first-timer, with a kiln to write down and a grant to declare.
The church hall's hire fees are collected by three wardens in three notebooks.
Refunds were never entered, so half of our customers seem to be in debt to us.
Our pub has been taken over and the previous people's records are a fairy tale.
My partner died; he did the money. I need somebody patient to take it all on.
A film shot in two countries, tax credit pending, and each slip must be coded before the wrap.
Stationery is entered under four headings, fuel under six. Someone with a system, please.
The consultancy's directors take money out whenever they like. Salary? Dividend? Loan? It's never been written down.
Reminders to late payers, polite the first time and firmer the third, sent without my having to think.
Stock counted on the thirty-first, bills not yet in, rent paid ahead: get us ready for the accountant.
The residents' association collects a service charge from 36 flats and has to account for it each spring.
Every month the software firm's renewals, refunds and card fees need entering where they belong.
A museum shop, a café and an admissions desk all bank into one pot, and no one writes down what came from where.
Please tell me what to put aside for tax, each month, so January doesn't ruin me again.
The zakat our mosque collects has to be recorded with great care and is now in envelopes.
P60s, P45s, a new starter, a leaver and one on maternity leave, and I'm a florist.
Our tree surgeon's van, saw and chipper should have been written off over years. Nobody did.
Bills arrive by email, by post and under the door. They want collecting, approving and entering.
Our cash book says we've £12,000 in the bank. The bank says nine.
As a translator with clients in six EU countries I never know whether to charge VAT, nor how to declare it.
Two shops, one company. Which of them loses money? The records can't say and should.
After our festival there were 400 payments to sort: traders, bands, bar, loo hire, refunds.
Somebody may buy the business and will look at our figures in May. They have to be clean, current and complete.

Recruiting
Our head baker is leaving and nobody who applies can get up at three.
The advert has been in the window for five months. Two people answered; one was a joke.
We need six nurses before winter and every hospital around us needs them as well.
Where does one find a lighthouse keeper these days?
The new bookshop opens in August with no one to stand behind the till.
I've ninety applications in my inbox and no time to read them.
Our last three managers left within a year. We're clearly choosing the wrong people.
A headteacher for a small island school: somebody good has to be coaxed over.
Young people walk past our foundry. How do we get apprentices through the gate?
The developer we want is happy where she is. Someone discreet should give her a ring.
Seasonal pickers, eighty of them, legal, housed, here by June.
Only men ever apply to our garage, and we'd like that to change.
We're three founders who've never hired anybody and need employee number one.
Find us a chef. The kitchen's been run by the dishwasher since Tuesday.
The charity's trustees are all retired bankers, and we want two under thirty on the board.
A documentary crew for four months in Iceland: runner, coordinator, driver, who speaks Icelandic?
Our job advert sounds like a threat. Rewrite it, place it, and sit with us in the interviews.
The zoo's looking for someone to look after elephants, which is not on any job board.
Good people accept our offer and then don't turn up on Monday.
Eleven bus drivers short, and the routes get cancelled every morning.
Could somebody phone them all and weed them out, so that I only meet the last four?
The quarry needs a blasting engineer with a licence. There are perhaps thirty in the country.
Interviews here are a chat and a gut feeling. We'd like fair questions and a score sheet.
Our finance director has handed in her notice, and the bank mustn't hear until we've a successor.
Volunteers are dying off, literally. The heritage railway wants new firemen and guards.
An agency here wants a senior account person who won't bolt to a rival within the year.
We're opening a factory in a town where nobody knows us, with 120 posts to fill.
Graduates apply to the big four and never to us. We'd be a much nicer place to begin.
Someone to staff our Christmas market: forty friendly people, five weeks, warm coats.
A nanny for twins who travels with an opera singer.
The law firm is after a patent attorney who can also talk to engineers. Please go hunting.
Care workers come, stay a fortnight, go. We need those who stay.
I'm a producer looking for an assistant who's organised, unflappable and can drive a van.
Half the scaffolders in the county work for my competitor. I'd like some of them.
References, right-to-work papers, background checks for twenty new teaching assistants by September.
Our football academy wants a girls' coach with badges and a kind heart.
No one in our firm has LinkedIn, and apparently that's where the engineers are.
The council can't get planners. It's advertised four times, same words, same silence.
A cheesemaker, experienced, prepared to live at the end of a nine-mile track.
The hotel's night porter, two receptionists and a sous-chef all resigned on the same day.
We'd like to run an open day where people try the job before they apply for it.
The university seeks a professor of soil science from anywhere on the planet.
People with autism would be excellent in our archive, but the way we interview puts them off.
Our startup's raised its money and must go from five to thirty by Christmas.
Temporary cover for a headmaster's secretary, starting next week, discreet, quick.
The shipyard's welders are all turning sixty. Who comes after them?
Would someone find us a chief executive for our housing association, quietly and thoroughly?
The salary we can offer is modest. The view is enormous. Surely some vet would come?
My practice has wanted a second GP for two years.
Thirty stewards who can be trusted on a match day, trained and turned out by August.
A test task, two rounds, an answer within a week: we'd like a process applicants don't complain about online.
The museum shop wants a manager who's sold things before, not another art historian.
We keep hiring the founder's friends and it shows.
Experienced tailors are scattered over Europe. We're a shirtmaker and need four.
Who would leave a big bank to be treasurer of a donkey sanctuary? Find that person.
The call centre takes on fifteen people a month and loses thirteen.
A theatre needs a chief electrician before the autumn season, and the word of mouth has dried up.
For the editing suite: a junior assistant, keen, tidy, happy on late shifts. We've no idea where juniors look.
An old people's home run by nuns seeks a successor to Sister Agnes, not necessarily a nun.
Our applicants vanish halfway through the online form. It takes fifty minutes.
Tractor mechanics, dairy hands, one agronomist. We're a farm estate that's growing and everyone local is taken.
A German-speaking sales person in Leeds must exist somewhere.
The surgery's receptionist is the one who decides whether patients come back. We've an empty chair there.
Somebody's leaving parliament and would make us a marvellous chairman. Please sound him out.
We offered the post to our first choice and she laughed at the terms. Advise us and find a second.
Our brewery wants a list of good people to ring when it gets busy, rather than panicking each May.
Ex-offenders deserve a start, and our bakery would give them one. Help us meet the right few.
I run a ferry and there's no mate. Without a mate there's no ferry.
Assessment day for forty trainee managers: exercises, observers, a decision by evening.
A data person, whatever they're called now, who'd join a seventy-year-old carpet firm and stay.

Legal services
The photographer says we can't use her pictures on mugs. Are we allowed to?
A firm in Ohio has started selling tea under our name.
Our landlord wants us out of the bakery by June and waves a paragraph I don't understand.
A customer has just asked which rules apply when he cancels. We've never had any in writing.
I'm employing my first person and need something on paper that's fair to both of us.
Before two friends open a brewery together, someone should write down what happens if they fall out.
The actor signed nothing and the film's finished. The distributor wants releases from everyone.
A stiff letter says we've copied their teapot. We haven't. What do we reply?
Our website collects children's names and I'm told we could be fined.
The builder walked off the job with half the money and a hole where the kitchen was.
May our museum show these letters, or do the poet's grandchildren own the words?
A customer slipped on our pancake and she's got a claims company behind her.
Nobody may copy our folding wheelbarrow. How do we protect it before the trade fair?
I sold my salon and the buyer now says I hid things.
The supermarket has sent 80 pages and wants them signed by Friday. What are we promising?
We're a charity that wants to become a proper company limited by guarantee.
An employee we let go is taking us to a tribunal.
Someone's posted lies about our kennels, and it's costing us bookings.
My novel has an offer from a streaming service, and I can't tell whether the option agreement robs me.
Two farms, one track, and a new neighbour who's padlocked the gate.
Can we run a prize draw with a car, or is that gambling?
Our ten-year lease has a break in it somewhere. Please find it and tell us how to use it.
Before we show the invention to the Germans, they ought to promise to keep quiet.
Tenants, deposit, mould, threats. I only own the one flat.
The designer has left, and now claims the logo's still hers.
Our zoo has been offered a loan of pandas, with papers in three languages and a great many penalties.
The council refused our planning permission, and we'd like to appeal.
We'd like to claim the name Puddle & Sons for soap before anybody else does.
An investor's term sheet says 'drag-along'. Who drags whom?
My mum's care home raised its fees by a third without notice. Can they just do that?
A nurse from the Philippines has a job with us and no visa.
Our freelancers are treated like staff. Someone said that could be expensive.
The song in our advert sounds like a famous one. Will they sue?
I want to leave the workshop to my apprentice, not my brother, and make it watertight.
The supplier delivered rotten oak and hides behind small print.
A privacy notice, cookie wording and something for when people ask what we know about them.
The board has voted to dismiss the chief executive. How do we do that without a scandal or a court?
We filmed in a shopping centre, and a passer-by demands to be cut out.
Three heirs, one vineyard, no will.
The Americans want our cartoon rabbit for pyjamas and have sent a draft full of 'hereinafter'.
Our allotment society needs a constitution which stops Mr Dawes from voting six times.
Customers don't pay. Reminders are ignored. What's the next step, and can you take it?
I co-wrote a play and my co-author says it's hers alone.
Our software goes to hospitals. If it fails, who's liable? I'd like that limited.
The school has had an accident on a trip, and the parents have a barrister.
We are buying the garage next door, debts and staff and all, and want someone to look under the bonnet.
A former manager took our client list to his new employer.
Is our chocolate allowed to say 'healthy'? The regulator has asked us to explain ourselves.
Draft us something standard to sign for hiring out our hall, with damages, noise and drunk uncles.
Five flatmates have a podcast that suddenly earns money, and none of them has agreed anything.
An agency needs its paper with clients redone: who owns the work, when it's paid, what happens on cancelling.
The ferry was late, the wedding missed. The couple want compensation and have quoted regulations at us.
My documentary accuses a company. Please read it before broadcast and tell me what I can't say.
Music, archive, location, contributors: the rights in my feature want clearing before the festival.
Let others run our sandwich bars under our name? They'd have to sign something, and we'd like advice on whether to.
The customs people have seized our container of toys.
A dismissed groundsman won't leave his tied cottage.
We were hacked and patients' details are out. Whom must we tell, and by when?
The trust deed dates from 1871 and says our almshouse may only take seamen's widows.
I'd like to divorce and keep the business running.
Influencers we pay don't always say so. What must they write, and what should we have them sign?
Our festival needs a licence for alcohol, music past midnight and a hot-air balloon.
The wind farm people have offered to rent our hill for thirty years. Is it a good paper?
A redundancy of twelve people, done decently and by the book.
My invention was patented by my former employer, without my name.
Someone should read what our volunteers sign; it was copied off the internet in 2005.
The neighbour's trees block our solar panels, and we've stopped speaking.
Our freely shared code has turned up in a rival's product, against the conditions we published it under.
The buyer in Dubai hasn't paid for two tractors. English courts or theirs?
I'm a hairdresser and want to open across the road. What I once signed says I mayn't for two years.

Administration
My inbox has 4,000 unread messages and somewhere in it is an invitation from the palace.
I'm a plumber, and evenings are for my kids, not for ringing people back and filling in forms.
Somebody should run my diary before I double-book another surgeon.
The parish office is open on Tuesdays and the post piles up from Wednesday.
Flights, hotels, visas for nine musicians on tour. Please arrange it and don't lose the cello.
Our archive of tenancy files is in boxes on the stairs and needs sorting and scanning.
The board meets monthly and no one takes the minutes any more.
Three hundred business cards from a trade fair to be typed into our contacts.
We need someone three mornings a week for letters, calls, bookings and making sure the toner doesn't run out.
The director forgets birthdays, deadlines and where his car is.
Membership renewals at our sailing club: forms, cards, reminders, all by hand and always late.
The production office wants a coordinator for call lists, travel, parking permits and cheques that need signing.
Grant forms come with 19 attachments. Collecting them is driving our artists mad.
Who's on holiday when? Nobody keeps the list, so last August the whole workshop was away.
Our filing system is Margaret, and Margaret retires in May.
The school trip needs consent slips chased, a coach booked, lunches counted.
Find a date on which fourteen professors can meet. I've given up.
An allotment waiting list, kept in an exercise book, has caused a fist fight.
Someone to sit in for our practice secretary while she's on maternity leave.
My agent work is fun; the paperwork around it isn't. I'd like a pair of hands, remotely, ten hours a week.
Applications for the market pitches arrive by email, fax, and word of mouth, and nobody logs them.
Our charity has four trustees, no office and a mountain of correspondence.
The vet's phone needs answering, the appointments need moving, and the vet has her arm in a cow.
Papers for the annual meeting: agenda, notices, proxies, room, coffee.
Insurance renewals, MOT dates, boiler checks. We forget them all until they bite.
The old handwritten register of burials has to be typed into the system, 6,000 entries.
A personal helper for an author who can't cope with emails, festivals and train tickets.
Every Monday I copy orders from emails into the stock system. Surely somebody else could.
Our co-working space gets parcels, visitors and questions all day, with no one at the front desk.
Keys, alarms, contractors: who has what? Please get our building's odds and ends in hand.
The scientists want to do science, and someone has to order pipettes, book rooms and file the travel claims.
Dropbox, shared drive, three laptops: our documents live everywhere, and final_final2 is on all of them.
Could a person ring sixty village halls and ask about their size, parking and piano?
Registering our lorries, renewing the permits, keeping the drivers' papers in order.
As a freelance stylist I lose a day a week on call sheets, returns and courier labels.
The landlord's agent wants forms, the council wants forms, the insurer wants forms.
The committee agreed things in March. No one wrote down what, or who was to do them.
Visitors' passes, lunch orders, a room for the Korean delegation. I need someone who thinks ahead.
Our choir has 90 singers and a hundred excuses. Keep the attendance, the scores and the subs list.
An MP's caseload: letters in, letters out, nothing forgotten.
Please type up my late husband's recipe notebooks and put them in order.
The new doctor's surgery needs patient records transferred, labelled and checked, one by one.
Moving offices in October. Someone must tell the bank, the post, the phone people and 700 clients.
The crew list changes hourly, and hotel rooms don't change with it.
I record voice notes in the car. I'd like letters sent from them by the afternoon.
Planning applications have to be lodged, paid, tracked and chased, and our architects hate it.
The funeral director's widow runs the phones and she'd like to stop.
Nine volunteers, one rota, no one in charge of it.
Our nursery must keep registers, accident books and staff certificates up to date for the inspectors.
Look after my calendar, say no to people nicely, and keep Thursdays free.
An exhibition is coming from Lisbon with 48 loan agreements, courier slots and customs forms.
Post to be opened, sorted and sent on while I'm at sea for half the year.
The football league's fixtures, referees, pitches and registrations are run from a kitchen table.
The quarry's permits and weighbridge tickets are in shoeboxes and the inspector comes in a fortnight.
A virtual helper who'd tidy our customer database, merge doubles and add missing phone numbers.
The theatre's complimentary tickets, visitor lists and dressing-room allocations need a tidy mind.
Labels, envelopes, stamps: 1,200 invitations to get out of the door by Friday.
Our family estate has forty tenancies and one filing cabinet with a broken drawer.
I missed my own award because the email went unread.
Someone must hold the fort at the clinic: greet, book, file, reorder, lock up.
Course enrolments arrive on paper. Type them in, confirm places, print name badges.
The dean's office wants exam rooms, invigilators and timetables arranged for 3,000 students.
We've 22 suppliers and no up-to-date list of who, what number and until when.
Order the uniforms, measure the staff, send back what doesn't fit.
The embassy asks for papers in triplicate, and our dancers' visas depend on it.
Remind the tradesmen, confirm with the tenant, book the next inspection. That's the job, daily.
Records of who has done first aid and fire training are out of date, and the certificates are in drawers.
My small law practice needs bundles paginated, copied, tabbed and carried to the right door.
Trustees dial in from five time zones and each got a different agenda last time.
Could someone take the clerical stuff off our vicar, so she can be with people?

Customer support
People write to us about lost parcels and get an answer after nine days.
The phone at our boiler company rings all January and nobody picks up.
Angry guests deserve a kind reply within the hour, including at night.
Our app has 80,000 users, and two founders answering their emails.
The same twelve questions come in every day. Could someone deal with them, and write the answers down somewhere public?
After the ferry was cancelled, 600 passengers wanted to know what next and only Janet was on shift.
We sell pushchairs. New parents ring in tears because they can't fold them.
Refunds, exchanges, wrong sizes: our knitwear shop drowns in them after Christmas.
Someone needs to sit in the chat window on our site while visitors hesitate and ask.
Complaints about our council's bins go round three departments and come back unanswered.
Our software's clients get stuck at installation, and the programmers are the ones who have to talk to them.
One-star reviews say 'never replied'. They're right.
The bank's elderly clients don't want a robot. They want a patient human on the line.
Festival ticket holders will bombard us for three weeks: lost codes, name changes, wheelchairs, refunds.
A help desk for 400 teachers whose tablets won't log in on a Monday morning.
We ship to Germany and Spain and our two staff can only soothe people in English.
Every enquiry lands in a shared mailbox; some get three replies and some none.
The museum's friends ring to renew, moan or reminisce. We'd like them looked after.
Our game went live with a bug, and 5,000 furious players are waiting for somebody to talk to them.
Zendesk was bought, switched on and left. Please set up the queues, macros and promises of when we reply.
The electricity firm's customers have bills they can't understand, and they ring us rather than pay.
Agency with a client in mattresses: returns calls must be answered warmly, seven days a week.
Passengers leave umbrellas, teeth and once a parrot on our buses. Who answers when they come asking?
My online seed shop gets gardening questions at midnight that I answer in my pyjamas.
The dental chain loses patients who couldn't get through to change an appointment.
A polite voice for our taxi firm's lost property, late cars and wrong fares.
The insurer's people after a flood need to be heard, told what happens next, and called back as promised.
Our coffee machine owners abroad don't know how to descale it and send back perfectly good ones.
We'd like to know within a day, not a month, what people are grumbling about.
The hotline for our hearing aids is staffed by a machine that users can't hear.
Cancelled subscribers say they'd have stayed if anyone had answered.
Weekend cover, please: Saturday's messages to our bike shop sit there until Monday at ten.
Twitter has become our complaints counter and nobody's behind it.
Teach our call handlers what to say when someone shouts.
The bank card got swallowed, the holiday's tomorrow. We want somebody on hand for such moments, day and night.
Our cinema's booking system hiccups and people want their seats sorted before the trailers end.
The furniture arrives with a screw missing. Every time. And then they phone.
We need somebody who can walk a 78-year-old through setting up the alarm pendant over the phone.
Tickets pile up to 1,300. Help us dig out, then keep it under fifty.
Students locked out of their exam portal at eight in the evening have no one to write to.
A multilingual team to reply to hotel guests before, during and after they stay.
The charity's supporters ask where their donation went, and they're owed a thoughtful answer.
Canned replies make our wine club sound like a parking company.
The veterinary pharmacy gets urgent questions about doses and orders, mixed up with spam.
Pre-orders are late by two months. Someone has to tell 3,000 backers individually and calm the ones who reply.
Broadband's down again and our village network has one engineer, who cannot climb a pole and answer callers at once.
WhatsApp's where our customers are. We aren't.
Tenants report leaks and never hear whether anyone's coming.
I'd like a chatbot for the simple stuff and a real person the moment it gets knotty.
Our theatre's box office closes at six, just when people start to have problems with their tickets.
First-line and second-line, who does what and when does it go to the engineers? At present everybody does everything.
The airline's passengers stranded by snow should be rebooked, reassured and fed with news.
Our organic box scheme: missing eggs, bruised pears, holidays to pause. Somebody friendly should be there for it.
An account holder wrote eleven times. All eleven replies asked for her account number.
Warranty claims on our lawnmowers need someone who can tell a fault from a boot.
We promised an answer within four hours in the contract, and we've no one before nine or after five.
The dating site's members report creeps, and no one reacts.
Our gym's members can't find out how to cancel, so they cancel us publicly.
Toll road drivers dispute fines by letter, phone and shouting. Take it in, sort it, respond.
New users sign up, get lost on the second day and leave in silence. Somebody should greet them and help.
Please take over the replies for our Amazon and eBay shops, questions, feedback, returns and the odd lunatic.
The bakery's cake orders go wrong on the phone: wrong name, wrong day, wrong icing, crying mother.
A zoo membership shouldn't be so hard to transfer, they write. We've had 212 such emails.
Our printers jam worldwide, and the only person who can explain how to clear them is asleep in Leeds.
Follow up with everyone who had trouble last month and ask if it's really fixed.
My film rental house gets calls at five in the morning from crews whose monitor won't start.
The pharmacy app's users ask about prescriptions that haven't come, and they can't wait until Tuesday.
People hang up after eleven minutes of queueing; our rental car firm needs more ears.
Let someone answer for us so well that people tell their friends about the reply.
Our solar panel owners see a red light and panic. It means nothing, but somebody has to tell them so.
`;
