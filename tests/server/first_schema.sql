-- A database as version 0001 of the schema left it. Tokens of its players, by name:
-- 阿梅 AfE1TPXpS8Mlcg7keLMfmxm79U78KkOYkJuWlEAgDK8
-- 老王 1iSmqaUOQU8BMqzuIEP0snwVzbRveMrckeUVfu_760A
BEGIN TRANSACTION;
CREATE TABLE careers (
	player_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rounds BIGINT NOT NULL, 
	score BIGINT NOT NULL, 
	escapes BIGINT NOT NULL, 
	CONSTRAINT pk_careers PRIMARY KEY (player_id, game), 
	CONSTRAINT fk_careers_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "careers" VALUES('KKuQ-0E9_KzN','hebei',1,-6,0);
CREATE TABLE inputs (
	table_id TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	previous BIGINT, 
	at BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	player_id TEXT NOT NULL, 
	window BIGINT, 
	client_id TEXT NOT NULL, 
	body TEXT NOT NULL, 
	events TEXT NOT NULL, 
	CONSTRAINT pk_inputs PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_inputs_table_id_previous FOREIGN KEY(table_id, previous) REFERENCES inputs (table_id, seq), 
	CONSTRAINT ck_inputs_chain CHECK (seq = 1 AND previous IS NULL OR seq > 1 AND previous IS NOT NULL AND previous = seq - 1), 
	CONSTRAINT fk_inputs_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',1,NULL,1796066053565,'sit','KKuQ-0E9_KzN',NULL,'140306787407504-1','{"name":"阿梅","command":{"seat":null}}','[]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',2,1,1796066053634,'bot','KKuQ-0E9_KzN',NULL,'140306787407504-2','{"name":"阿梅","command":{"seat":1,"bot":"steady"}}','[]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',3,2,1796066053751,'bot','KKuQ-0E9_KzN',NULL,'140306787407504-3','{"name":"阿梅","command":{"seat":2,"bot":"steady"}}','[]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',4,3,1796066053768,'bot','KKuQ-0E9_KzN',NULL,'140306787407504-4','{"name":"阿梅","command":{"seat":3,"bot":"steady"}}','[]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',5,4,1796066053779,'ready','KKuQ-0E9_KzN',NULL,'140306787407504-5','{"name":"阿梅","command":{"on":true,"seed":""}}','[[1,-1,[30,15,24,26,18,9,29,25,28,0,14,7,22,33,28,5,12,21,21,16,23,24,20,20,17,14,15,22,32,20,1,31,28,6,5,2,2,4,7,33,0,15,26,13,31,0,27,27,3,16,9,4,7,6,9,23,23,1,12,30,29,33,26,25,3,11,8,19,14,4,11,21,17,25,7,21,29,18,24,8,24,33,13,11,19,17,22,10,27,12,18,6,27,15,12,25,3,32,0,13,5,3,31,10,10,32,18,20,5,28,1,17,14,26,2,19,19,8,8,16,11,6,9,2,10,29,22,30,31,32,1,13,23,16,4,30],[[18,9,29,25,23,24,20,20,2,4,7,33,16],[28,0,14,7,17,14,15,22,0,15,26,13,9],[22,33,28,5,32,20,1,31,31,0,27,27,4],[30,15,24,26,12,21,21,16,28,6,5,2,3,7]],3,[4,5],83,[0,0,0,0],[0,0,0,0]],[2,3]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',6,5,1796066059386,'bot_answer','',2,'','{"name":"","command":{"seat":3,"window":2,"action":"discard 4p"}}','[[4,3,12,0],[3,0,6,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',7,6,1796066059478,'answer','KKuQ-0E9_KzN',4,'140306787407504-6','{"name":"阿梅","command":{"window":4,"action":"discard 3m"}}','[[4,0,2,0],[3,1,9,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',8,7,1796066059492,'bot_answer','',6,'','{"name":"","command":{"seat":1,"window":6,"action":"discard 2z"}}','[[4,1,28,0],[3,2,23,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',9,8,1796066059499,'bot_answer','',8,'','{"name":"","command":{"seat":2,"window":8,"action":"discard 2z"}}','[[4,2,28,0],[3,3,23,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',10,9,1796066059505,'bot_answer','',10,'','{"name":"","command":{"seat":3,"window":10,"action":"discard 2z"}}','[[4,3,28,0],[3,0,1,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',11,10,1796066059508,'answer','KKuQ-0E9_KzN',12,'140306787407504-7','{"name":"阿梅","command":{"window":12,"action":"discard 2m"}}','[[4,0,1,0],[3,1,12,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',12,11,1796066059512,'bot_answer','',14,'','{"name":"","command":{"seat":1,"window":14,"action":"discard 4p"}}','[[4,1,12,0],[3,2,30,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',13,12,1796066059516,'bot_answer','',16,'','{"name":"","command":{"seat":2,"window":16,"action":"discard 4z"}}','[[4,2,30,0],[3,3,29,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',14,13,1796066059523,'bot_answer','',18,'','{"name":"","command":{"seat":3,"window":18,"action":"discard 4z"}}','[[4,3,30,0],[3,0,33,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',15,14,1796066059526,'answer','KKuQ-0E9_KzN',20,'140306787407504-8','{"name":"阿梅","command":{"window":20,"action":"discard 5m"}}','[[4,0,4,0],[3,1,26,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',16,15,1796066059565,'bot_answer','',22,'','{"name":"","command":{"seat":1,"window":22,"action":"discard 9p"}}','[[4,1,17,0],[3,2,25,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',17,16,1796066059571,'bot_answer','',24,'','{"name":"","command":{"seat":2,"window":24,"action":"discard 6z"}}','[[4,2,32,0],[3,3,3,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',18,17,1796066059590,'bot_answer','',26,'','{"name":"","command":{"seat":3,"window":26,"action":"discard 3z"}}','[[4,3,29,0],[3,0,11,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',19,18,1796066059628,'answer','KKuQ-0E9_KzN',28,'140306787407504-9','{"name":"阿梅","command":{"window":28,"action":"discard 7m"}}','[[4,0,6,0],[3,1,8,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',20,19,1796066059913,'bot_answer','',30,'','{"name":"","command":{"seat":1,"window":30,"action":"discard 9m"}}','[[4,1,8,0],[3,2,19,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',21,20,1796066059935,'bot_answer','',32,'','{"name":"","command":{"seat":2,"window":32,"action":"discard 7z"}}','[[4,2,33,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',22,21,1796066059938,'answer','KKuQ-0E9_KzN',33,'140306787407504-10','{"name":"阿梅","command":{"window":33,"action":"pass"}}','[[3,3,14,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',23,22,1796066059960,'bot_answer','',34,'','{"name":"","command":{"seat":3,"window":34,"action":"discard 9s"}}','[[4,3,26,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',24,23,1796066059973,'bot_answer','',35,'','{"name":"","command":{"seat":1,"window":35,"action":"pass"}}','[[3,0,4,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',25,24,1796066059982,'answer','KKuQ-0E9_KzN',36,'140306787407504-11','{"name":"阿梅","command":{"window":36,"action":"discard 5m"}}','[[4,0,4,0],[3,1,11,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',26,25,1796066060007,'bot_answer','',38,'','{"name":"","command":{"seat":1,"window":38,"action":"discard 5p"}}','[[4,1,13,0],[3,2,21,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',27,26,1796066060011,'bot_answer','',40,'','{"name":"","command":{"seat":2,"window":40,"action":"discard 1z"}}','[[4,2,27,0],[3,3,17,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',28,27,1796066060019,'bot_answer','',42,'','{"name":"","command":{"seat":3,"window":42,"action":"discard 9p"}}','[[4,3,17,0],[3,0,25,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',29,28,1796066060023,'answer','KKuQ-0E9_KzN',44,'140306787407504-12','{"name":"阿梅","command":{"window":44,"action":"discard 8m"}}','[[4,0,7,0],[3,1,7,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',30,29,1796066060027,'bot_answer','',46,'','{"name":"","command":{"seat":1,"window":46,"action":"discard 3p"}}','[[4,1,11,0],[3,2,21,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',31,30,1796066060034,'bot_answer','',48,'','{"name":"","command":{"seat":2,"window":48,"action":"discard 1z"}}','[[4,2,27,0],[3,3,29,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',32,31,1796066060043,'bot_answer','',50,'','{"name":"","command":{"seat":3,"window":50,"action":"discard 3z"}}','[[4,3,29,0],[3,0,18,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',33,32,1796066060395,'answer','KKuQ-0E9_KzN',52,'140306787407504-13','{"name":"阿梅","command":{"window":52,"action":"discard 1p"}}','[[4,0,9,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',34,33,1796066060499,'bot_answer','',53,'','{"name":"","command":{"seat":1,"window":53,"action":"pass"}}','[[3,1,24,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',35,34,1796066060678,'bot_answer','',54,'','{"name":"","command":{"seat":1,"window":54,"action":"discard 7s"}}','[[4,1,24,0],[3,2,8,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',36,35,1796066060698,'bot_answer','',56,'','{"name":"","command":{"seat":2,"window":56,"action":"discard 9m"}}','[[4,2,8,0],[3,3,24,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',37,36,1796066060707,'bot_answer','',58,'','{"name":"","command":{"seat":3,"window":58,"action":"discard 7s"}}','[[4,3,24,0],[3,0,33,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',38,37,1796066060715,'answer','KKuQ-0E9_KzN',60,'140306787407504-14','{"name":"阿梅","command":{"window":60,"action":"discard 3p"}}','[[4,0,11,0],[3,1,13,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',39,38,1796066060721,'bot_answer','',62,'','{"name":"","command":{"seat":1,"window":62,"action":"discard 5p"}}','[[4,1,13,0],[3,2,11,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',40,39,1796066060726,'bot_answer','',64,'','{"name":"","command":{"seat":2,"window":64,"action":"discard 3p"}}','[[4,2,11,0],[3,3,19,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',41,40,1796066060732,'bot_answer','',66,'','{"name":"","command":{"seat":3,"window":66,"action":"discard 2s"}}','[[4,3,19,0],[3,0,17,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',42,41,1796066060735,'answer','KKuQ-0E9_KzN',68,'140306787407504-15','{"name":"阿梅","command":{"window":68,"action":"discard 8p"}}','[[4,0,16,0],[3,1,22,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',43,42,1796066060737,'bot_answer','',70,'','{"name":"","command":{"seat":1,"window":70,"action":"win"}}','[[7,1,1,22,-1],[8,1,["55s","11m","88m","11p","66p","77p","99s"],4,[[0,2],[9,2]]],[9,-1,0,0,2,1,6,6,1],[9,-1,1,0,3,1,8,8,1],[9,-1,2,0,0,1,6,6,1],[13,-1,[[17,18,18,20,20,23,24,25,25,29,33,33,33],[0,0,7,7,9,9,14,14,15,15,22,26,26],[0,1,4,5,19,20,21,21,22,23,25,31,31],[2,3,3,5,6,7,14,15,16,21,21,23,24]],[["55s","11m","88m","11p","66p","77p","99s"]],0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',44,43,1796066060744,'leave','KKuQ-0E9_KzN',NULL,'140306787407504-16','{"name":"阿梅","command":{}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',1,NULL,1796066061067,'sit','KKuQ-0E9_KzN',NULL,'140306787335632-1','{"name":"阿梅","command":{"seat":null}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',2,1,1796066061084,'sit','K3ROAA3VWMx5',NULL,'140306796495248-1','{"name":"老王","command":{"seat":null}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',3,2,1796066061106,'bot','KKuQ-0E9_KzN',NULL,'140306787335632-2','{"name":"阿梅","command":{"seat":2,"bot":"steady"}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',4,3,1796066061115,'bot','KKuQ-0E9_KzN',NULL,'140306787335632-3','{"name":"阿梅","command":{"seat":3,"bot":"steady"}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',5,4,1796066061130,'ready','KKuQ-0E9_KzN',NULL,'140306787335632-4','{"name":"阿梅","command":{"on":true,"seed":""}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',6,5,1796066061132,'ready','K3ROAA3VWMx5',NULL,'140306796495248-2','{"name":"老王","command":{"on":true,"seed":""}}','[[1,-1,[3,11,8,13,11,9,10,14,14,16,13,5,13,15,12,5,10,9,15,4,7,3,0,8,5,7,8,2,13,17,8,5,4,10,17,6,3,6,4,1,0,0,2,2,16,17,3,14,17,2,9,1,15,11,7,1,15,16,9,0,10,12,12,7,12,4,11,14,6,1,6,16],[[3,11,8,13,10,9,15,4,4,10,17,6,17,15],[11,9,10,14,7,3,0,8,3,6,4,1,2],[14,16,13,5,5,7,8,2,0,0,2,2,9],[13,15,12,5,13,17,8,5,16,17,3,14,1]],0,[6,4,1,3],19,[1000,1000,1000,1000],[0,0,0,0]]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',7,6,1796066061433,'go','',NULL,'','{"name":"","command":{}}','[[2,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',8,7,1796066061443,'answer','KKuQ-0E9_KzN',2,'140306787335632-5','{"name":"阿梅","command":{"window":2,"action":"discard 4p"}}','[[4,0,3,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',9,8,1796066061446,'answer','K3ROAA3VWMx5',3,'140306796495248-3','{"name":"老王","command":{"window":3,"action":"pass"}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',10,9,1796066061745,'go','',NULL,'','{"name":"","command":{}}','[[3,1,11,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',11,10,1796066061750,'answer','K3ROAA3VWMx5',4,'140306796495248-4','{"name":"老王","command":{"window":4,"action":"discard 1p"}}','[[4,1,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',12,11,1796066061818,'bot_answer','',5,'','{"name":"","command":{"seat":2,"window":5,"action":"pong"}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',13,12,1796066062052,'go','',NULL,'','{"name":"","command":{}}','[[6,2,1,0,1,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',14,13,1796066062074,'bot_answer','',6,'','{"name":"","command":{"seat":2,"window":6,"action":"discard 1s"}}','[[4,2,9,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',15,14,1796066062442,'go','',NULL,'','{"name":"","command":{}}','[[3,3,7,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',16,15,1796066062464,'bot_answer','',8,'','{"name":"","command":{"seat":3,"window":8,"action":"discard 9s"}}','[[4,3,17,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',17,16,1796066062490,'answer','KKuQ-0E9_KzN',9,'140306787335632-6','{"name":"阿梅","command":{"window":9,"action":"pass"}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',18,17,1796066062764,'go','',NULL,'','{"name":"","command":{}}','[[3,0,1,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',19,18,1796066062767,'answer','KKuQ-0E9_KzN',10,'140306787335632-7','{"name":"阿梅","command":{"window":10,"action":"discard 2p"}}','[[4,0,1,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',20,19,1796066063078,'go','',NULL,'','{"name":"","command":{}}','[[3,1,15,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',21,20,1796066063093,'answer','K3ROAA3VWMx5',12,'140306796495248-5','{"name":"老王","command":{"window":12,"action":"discard 2p"}}','[[4,1,1,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',22,21,1796066063406,'go','',NULL,'','{"name":"","command":{}}','[[3,2,16,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',23,22,1796066063449,'bot_answer','',14,'','{"name":"","command":{"seat":2,"window":14,"action":"discard 9p"}}','[[4,2,8,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',24,23,1796066063750,'go','',NULL,'','{"name":"","command":{}}','[[3,3,9,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',25,24,1796066063764,'bot_answer','',16,'','{"name":"","command":{"seat":3,"window":16,"action":"discard 1s"}}','[[4,3,9,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',26,25,1796066064073,'go','',NULL,'','{"name":"","command":{}}','[[3,0,0,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',27,26,1796066064113,'answer','KKuQ-0E9_KzN',18,'140306787335632-8','{"name":"阿梅","command":{"window":18,"action":"discard 1p"}}','[[4,0,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',28,27,1796066064413,'go','',NULL,'','{"name":"","command":{}}','[[3,1,10,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',29,28,1796066064425,'answer','K3ROAA3VWMx5',20,'140306796495248-6','{"name":"老王","command":{"window":20,"action":"discard 3p"}}','[[4,1,2,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',30,29,1796066064488,'bot_answer','',21,'','{"name":"","command":{"seat":2,"window":21,"action":"kong"}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',31,30,1796066064726,'go','',NULL,'','{"name":"","command":{}}','[[6,2,2,2,1,2],[9,-1,0,1,1,2,2,0,0],[3,2,12,1,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',32,31,1796066064766,'bot_answer','',22,'','{"name":"","command":{"seat":2,"window":22,"action":"discard 8p"}}','[[4,2,7,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',33,32,1796066065067,'go','',NULL,'','{"name":"","command":{}}','[[3,3,12,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',34,33,1796066065075,'bot_answer','',24,'','{"name":"","command":{"seat":3,"window":24,"action":"discard 2p"}}','[[4,3,1,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',35,34,1796066065376,'go','',NULL,'','{"name":"","command":{}}','[[3,0,7,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',36,35,1796066065394,'answer','KKuQ-0E9_KzN',26,'140306787335632-9','{"name":"阿梅","command":{"window":26,"action":"discard 5p"}}','[[4,0,4,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',37,36,1796066065698,'go','',NULL,'','{"name":"","command":{}}','[[3,1,12,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',38,37,1796066065709,'answer','K3ROAA3VWMx5',28,'140306796495248-7','{"name":"老王","command":{"window":28,"action":"discard 4p"}}','[[4,1,3,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',39,38,1796066066013,'go','',NULL,'','{"name":"","command":{}}','[[3,2,4,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',40,39,1796066066051,'bot_answer','',30,'','{"name":"","command":{"seat":2,"window":30,"action":"discard 6p"}}','[[4,2,5,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',41,40,1796066066104,'bot_answer','',31,'','{"name":"","command":{"seat":3,"window":31,"action":"pong"}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',42,41,1796066066352,'go','',NULL,'','{"name":"","command":{}}','[[6,3,1,5,2,5]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',43,42,1796066066360,'bot_answer','',32,'','{"name":"","command":{"seat":3,"window":32,"action":"discard 4p"}}','[[4,3,3,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',44,43,1796066066363,'bot_answer','',33,'','{"name":"","command":{"seat":2,"window":33,"action":"win"}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',45,44,1796066066661,'go','',NULL,'','{"name":"","command":{}}','[[7,2,2,3,3],[8,2,["456p","456s","88s","111p","3333p"],2,[[0,0],[1,1]]],[9,-1,1,0,3,2,2,2,1],[3,3,11,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',46,45,1796066066667,'bot_answer','',34,'','{"name":"","command":{"seat":3,"window":34,"action":"discard 9p"}}','[[4,3,8,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',47,46,1796066066969,'go','',NULL,'','{"name":"","command":{}}','[[3,0,14,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',48,47,1796066066980,'answer','KKuQ-0E9_KzN',36,'140306787335632-10','{"name":"阿梅","command":{"window":36,"action":"discard 5p"}}','[[4,0,4,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',49,48,1796066067280,'go','',NULL,'','{"name":"","command":{}}','[[3,1,6,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',50,49,1796066067302,'answer','K3ROAA3VWMx5',38,'140306796495248-8','{"name":"老王","command":{"window":38,"action":"discard 4p"}}','[[4,1,3,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',51,50,1796066067603,'go','',NULL,'','{"name":"","command":{}}','[[3,3,1,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',52,51,1796066067615,'bot_answer','',40,'','{"name":"","command":{"seat":3,"window":40,"action":"discard 2p"}}','[[4,3,1,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',53,52,1796066067915,'go','',NULL,'','{"name":"","command":{}}','[[3,0,6,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',54,53,1796066067934,'answer','KKuQ-0E9_KzN',42,'140306787335632-11','{"name":"阿梅","command":{"window":42,"action":"discard 7p"}}','[[4,0,6,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',55,54,1796066067937,'answer','K3ROAA3VWMx5',43,'140306796495248-9','{"name":"老王","command":{"window":43,"action":"pass"}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',56,55,1796066068236,'go','',NULL,'','{"name":"","command":{}}','[[3,1,16,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',57,56,1796066068243,'answer','K3ROAA3VWMx5',44,'140306796495248-10','{"name":"老王","command":{"window":44,"action":"discard 5p"}}','[[4,1,4,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',58,57,1796066068544,'go','',NULL,'','{"name":"","command":{}}','[[9,-1,2,2,0,1,1,1,1],[9,-1,3,2,0,3,1,1,1],[9,-1,0,1,1,2,2,0,3],[9,-1,4,3,1,2,2,2,1],[13,-1,[[6,7,8,9,10,10,11,13,14,15,15,17,17],[6,6,7,8,9,10,10,11,11,12,14,15,16],[4,5,12,13,14,16,16],[7,11,12,12,13,13,14,15,16,17]],[["456p","456s","88s","111p","3333p"]],2]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',59,58,1796066068561,'ready','K3ROAA3VWMx5',NULL,'140306796495248-11','{"name":"老王","command":{"on":true,"seed":""}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',60,59,1796066068567,'ready','KKuQ-0E9_KzN',NULL,'140306787335632-12','{"name":"阿梅","command":{"on":true,"seed":""}}','[[1,-1,[14,0,5,1,17,12,1,16,14,15,17,17,2,11,3,8,12,2,12,10,0,4,10,7,5,6,7,11,1,15,5,0,4,1,6,12,13,7,6,11,10,4,13,8,10,2,9,16,9,8,16,3,9,14,15,16,5,3,13,4,13,8,2,0,15,7,17,14,11,9,6,3],[[14,15,17,17,5,6,7,11,10,4,13,8,16],[2,11,3,8,1,15,5,0,10,2,9,16,3],[14,0,5,1,12,2,12,10,4,1,6,12,9,9],[17,12,1,16,0,4,10,7,13,7,6,11,8]],2,[5,6,3,3],19,[998,999,1004,999],[0,0,0,0]]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',61,60,1796066068868,'go','',NULL,'','{"name":"","command":{}}','[[2,2]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',62,61,1796066068896,'bot_answer','',2,'','{"name":"","command":{"seat":2,"window":2,"action":"discard 2p"}}','[[4,2,1,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',63,62,1796066069202,'go','',NULL,'','{"name":"","command":{}}','[[3,3,14,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',64,63,1796066069310,'bot_answer','',4,'','{"name":"","command":{"seat":3,"window":4,"action":"discard 8p"}}','[[4,3,7,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',65,64,1796066069613,'go','',NULL,'','{"name":"","command":{}}','[[3,0,15,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',66,65,1796066069623,'answer','KKuQ-0E9_KzN',6,'140306787335632-13','{"name":"阿梅","command":{"window":6,"action":"discard 5p"}}','[[4,0,4,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',67,66,1796066069923,'go','',NULL,'','{"name":"","command":{}}','[[3,1,16,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',68,67,1796066069926,'answer','K3ROAA3VWMx5',8,'140306796495248-12','{"name":"老王","command":{"window":8,"action":"discard 1p"}}','[[4,1,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',69,68,1796066070227,'go','',NULL,'','{"name":"","command":{}}','[[3,2,5,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',70,69,1796066070263,'bot_answer','',10,'','{"name":"","command":{"seat":2,"window":10,"action":"discard 2s"}}','[[4,2,10,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',71,70,1796066070564,'go','',NULL,'','{"name":"","command":{}}','[[3,3,3,0,0]]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',72,71,1796066070575,'bot_answer','',12,'','{"name":"","command":{"seat":3,"window":12,"action":"discard 1p"}}','[[4,3,0,0]]');
INSERT INTO "inputs" VALUES('trsugbXANRrwFQ80',45,44,1796066070748,'lost','KKuQ-0E9_KzN',NULL,'','{"name":"阿梅","command":{}}','[]');
INSERT INTO "inputs" VALUES('U2eapWOifY84N51l',73,72,1796066070878,'go','',NULL,'','{"name":"","command":{}}','[[3,0,13,0,0]]');
CREATE TABLE paiju_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT paiju_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "paiju_version" VALUES('0001');
CREATE TABLE played (
	id INTEGER NOT NULL, 
	player_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	session BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	CONSTRAINT pk_played PRIMARY KEY (id), 
	CONSTRAINT fk_played_table_id_session_number FOREIGN KEY(table_id, session, number) REFERENCES rounds (table_id, session, number), 
	CONSTRAINT fk_played_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "played" VALUES(1,'KKuQ-0E9_KzN','trsugbXANRrwFQ80',1,1);
INSERT INTO "played" VALUES(2,'KKuQ-0E9_KzN','U2eapWOifY84N51l',1,1);
INSERT INTO "played" VALUES(3,'K3ROAA3VWMx5','U2eapWOifY84N51l',1,1);
CREATE TABLE players (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	token_hash BLOB NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_token_hash UNIQUE (token_hash)
);
INSERT INTO "players" VALUES('KKuQ-0E9_KzN','阿梅',1796066051838,X'3618215CE623A9F9E4A9C6915E8D9983B31A29C7ED45DAE23D43AEB76B5E88B7');
INSERT INTO "players" VALUES('K3ROAA3VWMx5','老王',1796066052245,X'1C01032BFCA712AA4776B43D56FEC140467140F7B1F95F83F36E359D61EA2E3E');
CREATE TABLE rounds (
	table_id TEXT NOT NULL, 
	session BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	names TEXT NOT NULL, 
	players TEXT NOT NULL, 
	deltas TEXT NOT NULL, 
	record TEXT NOT NULL, 
	CONSTRAINT pk_rounds PRIMARY KEY (table_id, session, number), 
	CONSTRAINT fk_rounds_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rounds" VALUES('trsugbXANRrwFQ80',1,1,'hebei',1796066060737,'["阿梅","steady 2","steady 3","steady 4"]','["KKuQ-0E9_KzN",null,null,null]','[-6,20,-6,-8]','{"format": "paiju/round/1", "game": "hebei", "rules": 1, "round": 1, "options": {}, "dealer": 3, "seats": ["阿梅", "steady 2", "steady 3", "steady 4"], "balances": [0, 0, 0, 0], "after_draw": false, "seed": "f2c4810e5cc008ec2574112033389b11b59e6a205b9686b6a7a4cdb07e59ae4e", "fair": {"commit": "265734d50954c8a05c74d191d46b10ca2478d79021b6252f7038e384ba288ea8", "secret": "a5e1adef43ef73b19cd5cc69e6119a335c215d6ed67eac71147f7b0231b48eaf", "seeds": ["", "", "", ""]}, "wall": "4z7p791s1p3z8s2z1m6p8m5s72z6m4p44s8p6733s967p5s6z3s2m52z763358m7z1m7p9s5p5z1m11z4m81p587m1p66s2m4p437z98s4m3p9m2s6p5m3p4s9p8s8m4s3z17s9m7s7z53p2s9p5s2p1z4p1s7m1z74p8s4m6z1m5p64m5z22p6z13s6m2z2m96p9s3m22s99m83p7m1p3m2p3z5s456z2m5p6s8p5m4z", "hands": ["358m18p133678s37z", "118m1566779p59s2z", "1256m35s1125567z", "34678m478p4479s24z"], "dice": [4, 5]}
{"seat": 3, "do": "discard", "tile": "4p"}
{"seat": 0, "do": "draw", "tile": "7m"}
{"seat": 0, "do": "discard", "tile": "3m"}
{"seat": 1, "do": "draw", "tile": "1p"}
{"seat": 1, "do": "discard", "tile": "2z"}
{"seat": 2, "do": "draw", "tile": "6s"}
{"seat": 2, "do": "discard", "tile": "2z"}
{"seat": 3, "do": "draw", "tile": "6s"}
{"seat": 3, "do": "discard", "tile": "2z"}
{"seat": 0, "do": "draw", "tile": "2m"}
{"seat": 0, "do": "discard", "tile": "2m"}
{"seat": 1, "do": "draw", "tile": "4p"}
{"seat": 1, "do": "discard", "tile": "4p"}
{"seat": 2, "do": "draw", "tile": "4z"}
{"seat": 2, "do": "discard", "tile": "4z"}
{"seat": 3, "do": "draw", "tile": "3z"}
{"seat": 3, "do": "discard", "tile": "4z"}
{"seat": 0, "do": "draw", "tile": "7z"}
{"seat": 0, "do": "discard", "tile": "5m"}
{"seat": 1, "do": "draw", "tile": "9s"}
{"seat": 1, "do": "discard", "tile": "9p"}
{"seat": 2, "do": "draw", "tile": "8s"}
{"seat": 2, "do": "discard", "tile": "6z"}
{"seat": 3, "do": "draw", "tile": "4m"}
{"seat": 3, "do": "discard", "tile": "3z"}
{"seat": 0, "do": "draw", "tile": "3p"}
{"seat": 0, "do": "discard", "tile": "7m"}
{"seat": 1, "do": "draw", "tile": "9m"}
{"seat": 1, "do": "discard", "tile": "9m"}
{"seat": 2, "do": "draw", "tile": "2s"}
{"seat": 2, "do": "discard", "tile": "7z"}
{"do": "pass", "asked": {"0": {"do": "pass"}}}
{"seat": 3, "do": "draw", "tile": "6p"}
{"seat": 3, "do": "discard", "tile": "9s"}
{"do": "pass", "asked": {"1": {"do": "pass"}}}
{"seat": 0, "do": "draw", "tile": "5m"}
{"seat": 0, "do": "discard", "tile": "5m"}
{"seat": 1, "do": "draw", "tile": "3p"}
{"seat": 1, "do": "discard", "tile": "5p"}
{"seat": 2, "do": "draw", "tile": "4s"}
{"seat": 2, "do": "discard", "tile": "1z"}
{"seat": 3, "do": "draw", "tile": "9p"}
{"seat": 3, "do": "discard", "tile": "9p"}
{"seat": 0, "do": "draw", "tile": "8s"}
{"seat": 0, "do": "discard", "tile": "8m"}
{"seat": 1, "do": "draw", "tile": "8m"}
{"seat": 1, "do": "discard", "tile": "3p"}
{"seat": 2, "do": "draw", "tile": "4s"}
{"seat": 2, "do": "discard", "tile": "1z"}
{"seat": 3, "do": "draw", "tile": "3z"}
{"seat": 3, "do": "discard", "tile": "3z"}
{"seat": 0, "do": "draw", "tile": "1s"}
{"seat": 0, "do": "discard", "tile": "1p"}
{"do": "pass", "asked": {"1": {"do": "pass"}}}
{"seat": 1, "do": "draw", "tile": "7s"}
{"seat": 1, "do": "discard", "tile": "7s"}
{"seat": 2, "do": "draw", "tile": "9m"}
{"seat": 2, "do": "discard", "tile": "9m"}
{"seat": 3, "do": "draw", "tile": "7s"}
{"seat": 3, "do": "discard", "tile": "7s"}
{"seat": 0, "do": "draw", "tile": "7z"}
{"seat": 0, "do": "discard", "tile": "3p"}
{"seat": 1, "do": "draw", "tile": "5p"}
{"seat": 1, "do": "discard", "tile": "5p"}
{"seat": 2, "do": "draw", "tile": "3p"}
{"seat": 2, "do": "discard", "tile": "3p"}
{"seat": 3, "do": "draw", "tile": "2s"}
{"seat": 3, "do": "discard", "tile": "2s"}
{"seat": 0, "do": "draw", "tile": "9p"}
{"seat": 0, "do": "discard", "tile": "8p"}
{"seat": 1, "do": "draw", "tile": "5s"}
{"seat": 1, "do": "win", "tile": "5s"}
{"do": "end", "deltas": [-6, 20, -6, -8], "scores": [{"seat": 1, "win": true, "items": [{"rule": "HB-7.1", "name": "门清", "unit": "points", "value": 2}, {"rule": "HB-7.10", "name": "七对", "unit": "points", "value": 2}], "total": 4, "deltas": [-6, 20, -6, -8], "split": ["55s", "11m", "88m", "11p", "66p", "77p", "99s"]}], "next_dealer": null}
');
INSERT INTO "rounds" VALUES('U2eapWOifY84N51l',1,1,'neijiang',1796066068544,'["阿梅","老王","steady 3","steady 4"]','["KKuQ-0E9_KzN","K3ROAA3VWMx5",null,null]','[-2,-1,4,-1]','{"format": "paiju/round/1", "game": "neijiang", "rules": 1, "round": 1, "options": {}, "dealer": 0, "seats": ["阿梅", "老王", "steady 3", "steady 4"], "balances": [1000, 1000, 1000, 1000], "after_draw": false, "seed": "5ad7b92001d207f934284c3f537909865fcc650160dd0cc91ac0227c23011cbc", "fair": {"commit": "bb4e14bd5c7f05bdef03f6582f152cd7e4db0998d6111323a4b5661b7906d775", "secret": "5cce4ab953a47461504ba7c865785e872addefffbbfcc009d403d2b403488c44", "seeds": ["", "", "", ""]}, "wall": "4p3s9p53126685s6p574s6p217s584196893p59s965p29s747521133p89s4p69s3p1s2p73s82p781s1p244s8p4s5p36s727p8s", "hands": ["45579p122357799s", "123445789p1236s", "113336689p1568s", "24669p45567899s"], "dice": [6, 4, 1, 3]}
{"seat": 0, "do": "discard", "tile": "4p"}
{"do": "pass", "asked": {"1": {"do": "pass"}}}
{"seat": 1, "do": "draw", "tile": "3s"}
{"seat": 1, "do": "discard", "tile": "1p"}
{"seat": 2, "do": "pong", "tiles": "111p", "from": 1, "asked": {"2": {"do": "pong"}}}
{"seat": 2, "do": "discard", "tile": "1s"}
{"seat": 3, "do": "draw", "tile": "8p"}
{"seat": 3, "do": "discard", "tile": "9s"}
{"do": "pass", "asked": {"0": {"do": "pass"}}}
{"seat": 0, "do": "draw", "tile": "2p"}
{"seat": 0, "do": "discard", "tile": "2p"}
{"seat": 1, "do": "draw", "tile": "7s"}
{"seat": 1, "do": "discard", "tile": "2p"}
{"seat": 2, "do": "draw", "tile": "8s"}
{"seat": 2, "do": "discard", "tile": "9p"}
{"seat": 3, "do": "draw", "tile": "1s"}
{"seat": 3, "do": "discard", "tile": "1s"}
{"seat": 0, "do": "draw", "tile": "1p"}
{"seat": 0, "do": "discard", "tile": "1p"}
{"seat": 1, "do": "draw", "tile": "2s"}
{"seat": 1, "do": "discard", "tile": "3p"}
{"seat": 2, "do": "kong", "tiles": "3333p", "from": 1, "kind": "kong_exposed", "asked": {"2": {"do": "kong"}}}
{"seat": 2, "do": "draw", "tile": "4s"}
{"seat": 2, "do": "discard", "tile": "8p"}
{"seat": 3, "do": "draw", "tile": "4s"}
{"seat": 3, "do": "discard", "tile": "2p"}
{"seat": 0, "do": "draw", "tile": "8p"}
{"seat": 0, "do": "discard", "tile": "5p"}
{"seat": 1, "do": "draw", "tile": "4s"}
{"seat": 1, "do": "discard", "tile": "4p"}
{"seat": 2, "do": "draw", "tile": "5p"}
{"seat": 2, "do": "discard", "tile": "6p"}
{"seat": 3, "do": "pong", "tiles": "666p", "from": 2, "asked": {"3": {"do": "pong"}}}
{"seat": 3, "do": "discard", "tile": "4p"}
{"seat": 2, "do": "win", "tile": "4p", "from": 3, "asked": {"2": {"do": "win"}}}
{"seat": 3, "do": "draw", "tile": "3s"}
{"seat": 3, "do": "discard", "tile": "9p"}
{"seat": 0, "do": "draw", "tile": "6s"}
{"seat": 0, "do": "discard", "tile": "5p"}
{"seat": 1, "do": "draw", "tile": "7p"}
{"seat": 1, "do": "discard", "tile": "4p"}
{"seat": 3, "do": "draw", "tile": "2p"}
{"seat": 3, "do": "discard", "tile": "2p"}
{"seat": 0, "do": "draw", "tile": "7p"}
{"seat": 0, "do": "discard", "tile": "7p"}
{"do": "pass", "asked": {"1": {"do": "pass"}}}
{"seat": 1, "do": "draw", "tile": "8s"}
{"seat": 1, "do": "discard", "tile": "5p"}
{"do": "end", "deltas": [-2, -1, 4, -1], "scores": [{"seat": 2, "win": true, "items": [{"rule": "NJ-7.1", "name": "推倒胡", "unit": "fan", "value": 0}, {"rule": "NJ-7.2", "name": "归", "unit": "fan", "value": 1}], "total": 2, "deltas": [0, 0, 2, -2], "split": ["456p", "456s", "88s", "111p", "3333p"]}, {"rule": "NJ-10.3", "name": "查叫", "deltas": [-2, 1, 0, 1]}, {"rule": "NJ-9.2", "name": "雨钱", "deltas": [0, -2, 2, 0]}], "next_dealer": 2}
');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	owner_id TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	seed BLOB NOT NULL, 
	settings TEXT NOT NULL, 
	closed_at BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner_id FOREIGN KEY(owner_id) REFERENCES players (id)
);
INSERT INTO "tables" VALUES('trsugbXANRrwFQ80','199252','KKuQ-0E9_KzN',1796066053466,X'5F202D5AEFE2BC034F775C897E8BBE748AB76E501AACE7C98575245E2C299190','{"game":"hebei","options":{},"customs":{"rounds":1,"claim_ms":0,"next_seconds":0}}',NULL);
INSERT INTO "tables" VALUES('U2eapWOifY84N51l','543157','KKuQ-0E9_KzN',1796066061020,X'1EA0A412E76119C94EE944FD67825FBEDD4E4A01243C71ABD627E642E42DCE13','{"game":"neijiang","options":{},"customs":{"rounds":4,"claim_ms":300,"next_seconds":0}}',NULL);
CREATE UNIQUE INDEX uq_tables_live_code ON tables (code) WHERE closed_at IS NULL;
CREATE INDEX ix_played_player_id_id ON played (player_id, id);
COMMIT;
