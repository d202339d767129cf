CREATE TABLE `history` (
	`collection` integer PRIMARY KEY NOT NULL,
	`dates` text NOT NULL,
	`commits` text NOT NULL,
	`hours` text NOT NULL,
	`weeks_since` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `language_history` (
	`collection` integer NOT NULL,
	`name` text NOT NULL,
	`dates` text NOT NULL,
	`commits` text NOT NULL,
	`weights` text NOT NULL,
	PRIMARY KEY(`collection`, `name`)
);
--> statement-breakpoint
CREATE TABLE `repository_weeks` (
	`collection` integer NOT NULL,
	`repo` integer NOT NULL,
	`commits` text NOT NULL,
	PRIMARY KEY(`collection`, `repo`)
);
